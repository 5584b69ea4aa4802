#!/bin/sh
# Makes the virtual environment .venv/NAME from requirements/NAME.lock, and what the system lacks for
# it. Does nothing when the lock file and the Python version are those of the last time.
# Usage: tools/setup.sh NAME      The Python to use may be named in the variable PYTHON.
set -eu
cd "$(dirname "$0")/.."
name=$1
lock=requirements/$name.lock
env=.venv/$name
PATH=$PATH:/usr/sbin:/sbin # dpkg wants these, and a bare environment leaves them out

stop() {
    printf '%s\n' "$@" >&2
    exit 1
}

install_system_packages() {
    line="apt-get install -y --no-install-recommends $*"
    if [ "$(id -u)" = 0 ]; then
        root=
    elif sudo -n true 2>/dev/null; then
        root='sudo -n'
    else
        stop 'System packages are missing. Run this line, then try again:' "  sudo $line"
    fi
    echo "Installing system packages: $*"
    export DEBIAN_FRONTEND=noninteractive
    { $root apt-get update -q && $root $line -q; } >"$log" 2>&1 </dev/null ||
        stop "$(tail -n 5 "$log")" 'Installing failed. Run this line, then try again:' "  sudo $line"
}

is_supported() {
    "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' 2>/dev/null
}

find_python() {
    for python in ${PYTHON:-python3 python3.13 python3.12 python3.11}; do
        if is_supported "$python"; then return 0; fi
    done
    return 1
}

newest_packaged_python() {
    for package in python3.13 python3.12 python3.11; do
        if apt-cache show "$package" >/dev/null 2>&1; then echo "$package" && return; fi
    done
    echo python3
}

need_python() {
    if find_python; then return; fi
    if [ "${PYTHON:-}" ]; then stop "PYTHON=$PYTHON is not a Python 3.11, 3.12 or 3.13."; fi
    package=$(newest_packaged_python)
    install_system_packages "$package" "$package-venv"
    find_python || stop 'Wanderwall needs Python 3.11, 3.12 or 3.13.' \
        'Install one and name it: make test PYTHON=/path/to/python3.12'
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

make_environment() {
    echo "Setting up $env (Python $version)"
    rm -rf "$env"
    "$python" -m venv "$env"
    "$env/bin/python" -m pip install -q --disable-pip-version-check --no-input \
        --require-hashes --no-deps --only-binary :all: -r "$lock"
    echo "$stamp" >"$env/stamp" # last: an interrupted set-up has no stamp and starts anew
}

mkdir -p .venv
log=.venv/system-packages.log
need_python
version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
stamp="$version $(sha256sum <"$lock")"

exec 9>".venv/$name.busy"
flock 9 # two makes at once wait for each other
if [ "$name" = app ]; then need_graphics; fi
if [ "$(cat "$env/stamp" 2>/dev/null)" = "$stamp" ] && is_supported "$env/bin/python"; then exit 0; fi
need_venv_module
make_environment
