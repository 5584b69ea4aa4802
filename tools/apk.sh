#!/bin/sh
# Builds an Android package into bin/: tools/apk.sh apk, or tools/apk.sh aab.
# Checks the machine first. The SDK, the NDK and all sources are downloaded by buildozer, pinned by
# buildozer.spec; that takes about half an hour and 12 GB the first time, a minute later.
# Signed when the four P4A_RELEASE_* variables of docs/release.md are set; an APK without them is
# a debug build, a bundle without them cannot be uploaded.
set -eu
cd "$(dirname "$0")/.."
kind=$1
free_gigabytes=12
packages='autoconf automake autopoint build-essential cmake git libffi-dev libltdl-dev libssl-dev
    libtool openjdk-17-jdk-headless patch pkg-config unzip zip zlib1g-dev'
tools='autoconf automake autopoint cc cmake git javac keytool libtoolize make patch pkg-config
    unzip zip'

stop() {
    printf '%s\n' "$@" >&2
    exit 1
}

missing() {
    for tool in $tools; do
        command -v "$tool" >/dev/null || printf ' %s' "$tool"
    done
    for header in ffi.h openssl/ssl.h zlib.h; do
        echo "#include <$header>" | cc -E - >/dev/null 2>&1 || printf ' %s' "$header"
    done
}

java_release() { # 17 of "javac 17.0.12"
    javac -version 2>&1 | sed -n 's/^javac \([0-9]*\).*/\1/p'
}

check_machine() {
    [ "$(uname -sm)" = 'Linux x86_64' ] ||
        stop "Android packages are built on Linux x86_64, and this is $(uname -sm)." \
            'The workflow .github/workflows/android.yml builds them without any machine of yours.'
    lacking=$(missing)
    [ -z "$lacking" ] || stop "This machine lacks:$lacking" 'Run this line, then try again:' \
        "  sudo apt-get install -y --no-install-recommends $(echo $packages)"
    [ "$(java_release)" -ge 17 ] ||
        stop "Java 17 is needed, and javac is $(java_release)." 'Run this line, then try again:' \
            '  sudo apt-get install -y --no-install-recommends openjdk-17-jdk-headless'
    free=$(($(df -Pk . | awk 'END { print $4 }') / 1048576))
    [ -d .venv/buildozer ] || [ "$free" -ge $free_gigabytes ] ||
        stop "Building takes $free_gigabytes GB, and $free GB are free here."
}

check_kind() {
    case $kind in
        apk | aab) ;;
        *) stop "tools/apk.sh builds an apk or an aab, not $kind." ;;
    esac
}

build() { # buildozer starts cython and pip by name
    . .venv/apk/bin/activate
    export PIP_CONSTRAINT="$PWD/android/pip_constraints.txt"
    case $kind${P4A_RELEASE_KEYSTORE:+-signed} in
        apk) buildozer android debug ;;
        apk-signed) buildozer --profile apk android release ;;
        aab*) buildozer android release ;;
    esac
}

check_kind
check_machine
tools/setup.sh apk
build
package=$(ls -t bin/*."$kind" | head -n 1)
.venv/apk/bin/python -m tools.check_package "$package"
