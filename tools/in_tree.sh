#!/bin/sh
# Runs a command in another system, in the same folder: tools/in_tree.sh TREE REPOSITORY COMMAND...
# Started by unshare --mount, so that what is mounted here is gone with the command.
set -eu
tree=$1 repository=$2
shift 2
for place in /dev /etc/resolv.conf /etc/ssl /proc /tmp "$repository" "$(realpath "$repository/.venv")"; do
    if [ -d "$place" ]; then mkdir -p "$tree$place"; else touch "$tree$place"; fi
    mount --rbind "$place" "$tree$place"
done
exec chroot "$tree" sh -c 'cd "$0" && exec "$@"' "$PWD" "$@"
