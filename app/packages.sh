# Sourced by app/run, tests/run and .ci/run: what the program needs on this system, and how to get it.

build_packages=(cmake ninja-build g++ qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n
                libeigen3-dev nlohmann-json3-dev libgif-dev fonts-noto-cjk)
test_packages=(poppler-utils)
check_packages=(desktop-file-utils appstream shared-mime-info clang libclang-rt-14-dev lld)

# missing PACKAGE...: those that dpkg does not know as installed. It fails where it never heard of one.
missing() {
    { dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true; } \
        | sed -n 's/^installed //p' | sort -u | comm -13 - <(printf '%s\n' "$@" | sort -u)
}

# The one command for a system that this script does not install on.
print_install_command() {
    case "$1" in
        fedora) echo "sudo dnf install cmake ninja-build gcc-c++ qt6-qtbase-devel qt6-qtsvg-devel qt6-qttools-devel eigen3-devel json-devel giflib-devel google-noto-sans-cjk-fonts" ;;
        arch) echo "sudo pacman -S --needed cmake ninja gcc qt6-base qt6-svg qt6-tools eigen nlohmann-json giflib noto-fonts-cjk" ;;
        macos) echo "brew install cmake ninja qt eigen nlohmann-json giflib" ;;
    esac
}

# Which family of systems this is: debian, fedora, arch, macos or other.
system_family() {
    if [ "$(uname -s)" = Darwin ]; then echo macos; return; fi
    local family
    family=$(. /etc/os-release 2>/dev/null && echo " ${ID:-} ${ID_LIKE:-} ")
    case "$family" in
        *" debian "*|*" ubuntu "*) echo debian ;;
        *" fedora "*|*" rhel "*) echo fedora ;;
        *" arch "*) echo arch ;;
        *) echo other ;;
    esac
}

# require PACKAGE...: installs what is missing on Debian and Ubuntu; elsewhere prints the command to run.
require() {
    local family; family=$(system_family)
    if [ "$family" != debian ]; then
        command -v cmake >/dev/null && command -v ninja >/dev/null && return 0
        echo "Headlight needs a few packages. Install them with this command, then run this script again:" >&2
        if [ "$family" = other ]; then
            echo "  cmake, ninja, a C++20 compiler, Qt 6 (base, svg, tools), Eigen 3.4, nlohmann-json, giflib, a Korean font" >&2
        else
            echo "  $(print_install_command "$family")" >&2
        fi
        return 1
    fi
    local wanted; wanted=$(missing "$@")
    [ -n "$wanted" ] || return 0
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "Headlight needs: ${wanted//$'\n'/ }" >&2
            echo "Install them as root with: apt-get install ${wanted//$'\n'/ }" >&2
            return 1
        fi
        as_root=(sudo)
    fi
    echo "Installing: ${wanted//$'\n'/ }" >&2
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300)
    local log; log=$(mktemp)
    # shellcheck disable=SC2086 # one package a word
    if ! { "${apt[@]}" update && "${apt[@]}" install -y --no-install-recommends $wanted; } </dev/null >"$log" 2>&1; then
        tail -n 20 "$log" >&2
        echo "The packages could not be installed. Is the network there? Try: apt-get install ${wanted//$'\n'/ }" >&2
        rm -f "$log"
        return 1
    fi
    rm -f "$log"
}

# apart FOLDER COMMAND...: runs a command with a home of its own, so that it finds and leaves nothing in the user's.
apart() {
    local home=$1; shift
    mkdir -p -m 700 "$home/run"
    HOME=$home XDG_RUNTIME_DIR=$home/run LC_ALL=C.UTF-8 "$@"
}

# quietly MESSAGE COMMAND...: shows the message and, on a terminal, one line of progress; the output only if it fails.
quietly() {
    local message=$1 log=build/last.log status=0; shift
    mkdir -p build
    if [ -t 2 ]; then
        { NINJA_STATUS="$message %p  " "$@" 2>&1 || echo $? >"$log.failed"; } | tee "$log" \
            | { grep --line-buffered -oE "^$message +[0-9]+%" || true; } \
            | while read -r line; do printf '\r%s ' "$line" >&2; done
        printf '\r\033[K' >&2
        if [ -f "$log.failed" ]; then status=1; rm "$log.failed"; fi
    else
        "$@" >"$log" 2>&1 || status=$?
    fi
    if [ "$status" -ne 0 ]; then cat "$log" >&2; fi
    return "$status"
}
