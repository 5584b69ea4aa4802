#!/bin/sh
# Puts Wanderwall with its icon into this user's menu, or takes it away again: desktop.sh install|uninstall
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/wanderwall.desktop
icon=$data/icons/hicolor/512x512/apps/wanderwall.png

# The desktop entry specification wants these escaped within quotes, and a backslash twice.
quoted() { printf '"%s"' "$(printf '%s' "$1" | sed -e 's/["`$\\]/\\\\&/g' -e 's/%/%%/g')"; }

case ${1:-} in
install)
    mkdir -p "${entry%/*}" "${icon%/*}"
    cp "$root/assets/icons/icon.png" "$icon"
    cat >"$entry" <<END
[Desktop Entry]
Type=Application
Name=Wanderwall
Comment=Three games about a maze you change while you walk it
Comment[de]=Drei Spiele um ein Labyrinth, das ihr beim Gehen verändert
Comment[es]=Tres juegos sobre un laberinto que cambias mientras lo recorres
Comment[fr]=Trois jeux autour d'un labyrinthe que l'on change en marchant
Comment[it]=Tre giochi su un labirinto che cambi mentre lo percorri
Comment[nl]=Drie spellen over een doolhof dat je al lopend verandert
Comment[pt]=Três jogos sobre um labirinto que muda enquanto você anda
Exec=$(quoted "$root/.venv/app/bin/python") $(quoted "$root/main.py")
Icon=wanderwall
Terminal=false
Categories=Game;BoardGame;
END
    ;;
uninstall)
    rm -f "$entry" "$icon"
    ;;
*)
    echo "usage: $0 install|uninstall" >&2
    exit 2
    ;;
esac
