#!/bin/sh
# Makes the virtual environment .venv/NAME from requirements/NAME.lock, and installs what the system
# lacks for it. Does nothing when the lock file and the Python version are those of the last time.
# Usage: tools/setup.sh NAME      The variable PYTHON may name the Python to use.
set -eu
cd "$(dirname "$0")/.."
name=$1
lock=requirements/$name.lock
env=.venv/$name
log=.venv/system-packages.log
newest=14
if [ "$name" = app ]; then newest=13; fi # Kivy 2.3.1 has no wheel for 3.14
PATH=$PATH:/usr/sbin:/sbin               # dpkg wants these, and a bare environment leaves them out

stop() {
    printf '%s\n' "$@" >&2
    exit 1
}

may_install() {
    if [ "$(id -u)" = 0 ]; then
        root=
    else
        root='sudo -n'
        sudo -n true 2>/dev/null
    fi
}

install_system_packages() {
    line="apt-get install -y --no-install-recommends $*"
    may_install || stop 'System packages are missing. Run this line, then try again:' "  sudo $line"
    echo "Installing system packages: $*"
    $root apt-get update -q >"$log" 2>&1 || true # install says what is wrong
    $root env DEBIAN_FRONTEND=noninteractive $line >>"$log" 2>&1 </dev/null ||
        stop "$(tail -n 5 "$log")" 'That failed. Run this line, then try again:' "  sudo $line"
}

is_supported() {
    "$1" -c "import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, $newest))" 2>/dev/null
}

find_python() {
    for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if is_supported "$python"; then return 0; fi
    done
    return 1
}

is_packaged() { # apt-cache takes the name for a pattern and shows others, too
    apt-cache show "$1" 2>/dev/null | grep -qx "Package: $1"
}

install_python() {
    if may_install; then $root apt-get update -q >"$log" 2>&1 || true; fi
    for minor in 14 13 12 11; do
        python=python3.$minor
        if [ "$minor" -le "$newest" ] && is_packaged "$python"; then
            install_system_packages "$python" "$python-venv"
            return
        fi
    done
    stop "$env needs Python 3.11 to 3.$newest, and this system offers none." \
        'Install one and name it: make PYTHON=/path/to/python3.12 test'
}

need_python() {
    if find_python; then return; fi
    if [ "${PYTHON:-}" ]; then stop "PYTHON=$PYTHON is not a Python 3.11 to 3.$newest."; fi
    install_python
}

need_venv_module() {
    if "$python" -c 'import ensurepip, venv' 2>/dev/null; then return; fi
    install_system_packages "python$version-venv"
}

need_graphics() {
    if "$python" -c 'import ctypes
for name in "libEGL.so.1", "libGL.so.1": ctypes.CDLL(name)' 2>/dev/null; then return; fi
    install_system_packages libegl1 libgl1
}

is_ready() {
    [ "$(cat "$env/stamp" 2>/dev/null)" = "$stamp" ] && is_supported "$env/bin/python"
}

make_environment() {
    echo "Setting up $env (Python $version)"
    rm -rf "$env"
    "$python" -m venv "$env"
    "$env/bin/python" -m pip install -q --disable-pip-version-check --no-input \
        --require-hashes --no-deps --only-binary :all: -r "$lock"
    echo "$stamp" >"$env/stamp" # last: a set-up that was cut short has no stamp and starts anew
    echo "$env is ready; starting"
}

mkdir -p .venv
exec 9>".venv/$name.busy"
flock 9 # two makes at once wait for each other
need_python
version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
stamp="$version $(sha256sum <"$lock")"
if [ "$name" = app ]; then need_graphics; fi
if is_ready; then exit 0; fi
need_venv_module
make_environment
