#!/bin/sh
# keep.sh <browser folder> <kept folder>: copies the scripts and fonts of a release next to those of earlier ones, for the server to answer
# with when its own build does not have a file. All servers of one app share the kept folder, so during a rollout each has the files of
# both releases, and pages that were opened before it still find theirs afterward.
set -eu
browser=$1
kept=$2
# Names with a hash of the content: the same name is the same file in every release. With compressed copies.
hashed='\.[0-9a-f]{8}\.(js|woff2)(\.br|\.gz)?$'

mkdir -p "$kept/assets" "$kept/releases"
exec 9> "$kept/lock"
flock 9

# Copied first and then renamed, because other servers may be reading this folder. All in one folder: no name occurs twice.
next=$(mktemp -d "$kept/next.XXXXXX")
trap 'rm -rf "$next"' EXIT
mkdir "$next/assets"
find "$browser" -maxdepth 2 -type f | grep -E "$hashed" | xargs cp --preserve=timestamps -t "$next/assets"
ls "$next/assets" | sort > "$next/names"
mv -t "$kept/assets" "$next/assets"/*
mv "$next/names" "$kept/releases/$(sha256sum < "$next/names" | cut -c 1-16)"

# Forget all but the last releases, by when each was last started.
ls -t "$kept/releases" | tail -n "+$((${KEPT_RELEASES:-20} + 1))" | (cd "$kept/releases" && xargs -r rm)
sort -u "$kept"/releases/* > "$next/all"
ls "$kept/assets" | sort | comm -23 - "$next/all" | (cd "$kept/assets" && xargs -r rm)
