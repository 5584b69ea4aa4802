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
    libtool patch pkg-config unzip zip zlib1g-dev'
tools='autoconf automake autopoint cc cmake git javac keytool libtoolize make patch pkg-config
    unzip zip'
PATH=${JAVA_HOME:+$JAVA_HOME/bin:}$PATH # as buildozer and Gradle look for Java

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

java_package() { # 17 is what python-for-android is tried with; Debian 13 no longer has it
    for release in 17 21; do
        if apt-cache show "openjdk-$release-jdk-headless" >/dev/null 2>&1; then break; fi
    done
    echo "openjdk-$release-jdk-headless"
}

is_java_wrong() { # Gradle 8.14 runs on 17 to 24
    release=$(java_release)
    [ "$release" ] && { [ "$release" -lt 17 ] || [ "$release" -gt 24 ]; }
}

is_disk_full() {
    free=$(($(df -Pk . | awk 'END { print $4 }') / 1048576))
    ! [ -d .venv/buildozer ] && [ "$free" -lt $free_gigabytes ]
}

complaints() { # all of them, each with what helps
    lacking=$(missing)
    [ -z "$lacking" ] || printf '%s\n' "This machine lacks:$lacking" 'This helps:' \
        "  sudo apt-get install -y --no-install-recommends $(echo $packages) $(java_package)"
    ! is_java_wrong || printf '%s\n' "Java 17 to 24 is needed, and javac is $release. This helps:" \
        "  sudo apt-get install -y --no-install-recommends $(java_package)" \
        "  export JAVA_HOME=/usr/lib/jvm/java-$(java_package | tr -dc 0-9)-openjdk-amd64"
    ! is_disk_full || echo "Building takes $free_gigabytes GB, and $free GB are free here."
}

check_machine() {
    [ "$(uname -sm)" = 'Linux x86_64' ] ||
        stop "Android packages are built on Linux x86_64, and this is $(uname -sm)." \
            'The workflow .github/workflows/android.yml builds them without any machine of yours.'
    complaints=$(complaints)
    [ -z "$complaints" ] || stop "$complaints"
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
    python -m tools.android_sdk
    rm -rf bin/*."$kind" .venv/buildozer/android/platform/build-*/dists/*/build/outputs # no old one
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
