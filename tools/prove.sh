#!/bin/sh
# Plays the staged app as tests/apk does, with the phone's Python or on the phone's processor:
#   tools/prove.sh 314      on Debian forky, with a Kivy built from its source as for the phone
#   tools/prove.sh arm64    on Debian trixie under qemu, with the phone's wheels but for Kivy's
# As root on Debian or Ubuntu (sudo make prove-314). Everything lies in .venv/prove-NAME; what is
# mounted there is so for the process alone that plays, so that it can be removed at any time.
set -eu
cd "$(dirname "$0")/.."
name=$1
mkdir -p .venv
place=$(cd -P .venv && pwd)/prove-$name # .venv may be a link to that of another worktree
tree=$place/root
site=$place/site
python=$place/python
apk=.venv/apk/bin/python
patch='.venv/apk/lib/python3*/site-packages/pythonforandroid/recipes/kivy/no-ast-str.patch'
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
graphics='libegl1 libgl1 libgl1-mesa-dri'
compilers='gcc libc6-dev libgl-dev libgles-dev libsdl2-dev libsdl2-image-dev libsdl2-mixer-dev
    libsdl2-ttf-dev pkg-config python3.14-dev python3.14-venv'

stop() {
    printf '%s\n' "$@" >&2
    exit 1
}

check() {
    case $name in
        314 | arm64) ;;
        *) stop "tools/prove.sh proves 314 or arm64, not $name." ;;
    esac
    [ "$(id -u)" = 0 ] || stop "Another Debian is unpacked by root: sudo make prove-$name"
}

need() {
    if dpkg -s "$@" >/dev/null 2>&1; then return; fi
    apt-get update -q >/dev/null || true # install says what is wrong
    apt-get install -qy --no-install-recommends "$@" >/dev/null
}

mirror() { # the machine's own where it is Debian
    apt-get indextargets --format '$(REPO_URI)' | grep -m 1 '/debian/*$' ||
        echo http://deb.debian.org/debian
}

unpack() { # SUITE ARCHITECTURE VARIANT PACKAGE...; a mirror may be of another day than this one
    if [ -e "$tree" ]; then return; fi
    suite=$1 architecture=$2 variant=$3
    shift 3
    echo "Unpacking Debian $suite ($architecture) into $tree"
    rm -rf "$tree.new"
    mmdebstrap --quiet --mode=root --variant="$variant" --architectures="$architecture" \
        --keyring=$keyring --aptopt='Acquire::Check-Valid-Until "false"' \
        --include="$(echo "$@" | tr -s ' \n' ,)" "$suite" "$tree.new" "$(mirror)"
    [ -e "$tree.new/lib" ] || ln -s usr/lib "$tree.new/lib" # where nothing is set up, nobody does
    mv "$tree.new" "$tree" # last: one that was cut short is made anew
}

python_is() { # the command that stands for Python there
    printf '#!/bin/sh\nexec %s "$@"\n' "$*" >"$python"
    chmod +x "$python"
}

wheels() { # LOCK PYTHON PLATFORM...
    lock=$1 version=$2
    shift 2
    $apk -m pip install -q --disable-pip-version-check --no-deps --only-binary :all: --upgrade \
        --require-hashes --implementation cp --python-version "$version" \
        $(printf -- '--platform %s ' "$@") --target "$site" -r "$lock"
}

phone_wheels() {
    wheels requirements/android.lock 3.14 android_24_arm64_v8a
}

prove_arm64() { # without pictures: drawing by software under qemu takes most of an hour
    export KIVY_GL_BACKEND=mock
    need mmdebstrap debian-archive-keyring qemu-user-static
    unpack trixie arm64 extract python3.13 $graphics
    python_is "qemu-aarch64-static -L '$tree' '$tree/usr/bin/python3.13'"
    sed -n '/^kivy==/,/[^\\]$/p' requirements/app.lock >"$place/kivy.lock"
    [ -e "$site/kivy" ] || wheels "$place/kivy.lock" 3.13 manylinux2014_aarch64
    phone_wheels
}

prove_314() {
    need mmdebstrap debian-archive-keyring patch
    unpack forky amd64 apt python3.14 $compilers $graphics
    python_is "unshare --mount '$PWD/tools/in_tree.sh' '$tree' '$PWD' python3.14"
    [ -e "$site/kivy" ] || build_kivy
    phone_wheels
}

in_tree() {
    unshare --mount tools/in_tree.sh "$tree" "$PWD" "$@"
}

build_kivy() { # as for the phone: with the patch for its Python, whose lines end in another way
    "$python" -m venv "$place/env"
    in_tree "$place/env/bin/pip" download -q --no-deps --no-binary kivy --dest "$place" \
        "$(grep -o '^kivy==[0-9.]*' requirements/app.lock)"
    rm -rf "$place/kivy"
    mkdir "$place/kivy"
    tar -xzf "$place"/[Kk]ivy-*.tar.gz -C "$place/kivy" --strip-components 1
    sed -i 's/\r$//' "$place/kivy/kivy/lang/parser.py"
    patch -s -p1 -d "$place/kivy" <"$(echo "$PWD"/$patch)"
    in_tree "$place/env/bin/pip" install -q --no-deps --target "$site" "$place/kivy"
}

check
tools/setup.sh apk
mkdir -p "$place"
"prove_$name"
PHONE_PYTHON=$python PHONE_SITE=$site PHONE_SECONDS=1800 $apk -m pytest tests/apk/test_staged_app.py
