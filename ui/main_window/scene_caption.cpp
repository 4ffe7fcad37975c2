#include "ui/main_window/scene_caption.h"

#include "ui/controls/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostLines = 3;

/// The text, cut with "…" where it takes more than so much height at a width.
QString cutText(const QString& text, const QFontMetrics& metrics, int width, int height)
{
    const auto fits = [&](const QString& tried) {
        return metrics.boundingRect(QRect(0, 0, width, 1 << 20), Qt::TextWordWrap, tried).height() <= height;
    };
    if (fits(text))
        return text;
    qsizetype fitting = 0;
    qsizetype tooLong = text.size();
    while (tooLong - fitting > 1) {
        const qsizetype middle = (fitting + tooLong) / 2;
        (fits(text.left(middle) + u'…') ? fitting : tooLong) = middle;
    }
    if (fitting > 0 && text.at(fitting - 1).isHighSurrogate())
        --fitting;
    return text.left(fitting) + u'…';
}

} // namespace

SceneCaption::SceneCaption(QWidget* parent) : QWidget(parent), m_text(new QLabel), m_place(new QLabel)
{
    setObjectName(u"sceneCaptionLine"_s);
    m_text->setObjectName(u"sceneCaption"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    setLook(m_text, Look::Title);
    m_place->setObjectName(u"scenePlace"_s);
    setLook(m_place, Look::Muted);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(24, 12, 24, 4);
    row->setSpacing(24);
    row->addWidget(m_text, 1);
    row->addWidget(m_place, 0, Qt::AlignTop);
    hide();
}

void SceneCaption::showCaption(const QString& caption, const QString& place)
{
    m_note = {};
    m_caption = caption;
    m_place->setText(place);
    setVisible(!caption.isEmpty());
    fit();
}

void SceneCaption::showNote(const Wording& note)
{
    showCaption(note(), {});
    m_note = note;
}

void SceneCaption::fit()
{
    m_text->ensurePolished();
    const QFontMetrics metrics = m_text->fontMetrics();
    const int room = width() - 48 - (m_place->text().isEmpty() ? 0 : m_place->sizeHint().width() + 24);
    const QString text = cutText(m_caption, metrics, qMax(room, 100), mostLines * metrics.lineSpacing());
    if (m_text->text() != text)
        m_text->setText(text);
    m_text->setToolTip(text == m_caption ? QString() : m_caption);
}

void SceneCaption::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_note)
        showNote(m_note);
    else if (event->type() == QEvent::FontChange)
        fit();
    QWidget::changeEvent(event);
}

void SceneCaption::resizeEvent(QResizeEvent*)
{
    fit();
}

} // namespace headlight
