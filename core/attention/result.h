#pragma once

#include <optional>
#include <utility>

namespace headlight {

/// A value, or the reason why there is none. Exactly one of the two is held.
template <class T, class E>
class Result {
public:
    Result(T value) : m_value(std::move(value)) {}
    Result(E error) : m_error(std::move(error)) {}

    bool ok() const { return m_value.has_value(); }
    explicit operator bool() const { return ok(); }

    /// Contract: ok().
    const T& value() const& { return *m_value; }
    T& value() & { return *m_value; }
    T&& value() && { return std::move(*m_value); }
    /// Contract: !ok().
    const E& error() const { return *m_error; }

private:
    std::optional<T> m_value;
    std::optional<E> m_error;
};

} // namespace headlight
