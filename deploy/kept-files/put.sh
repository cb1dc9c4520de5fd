#!/bin/sh
# put.sh <browser folder of the shell> <folder with the builds of remotes>: stores the scripts and fonts of the releases in a bucket, for gateways to
# answer with when no server has a file any more. Where several gateways start, each stores the same files under the same names.
# Stores nothing, and fails, if an app has no such files: then a folder is wrong.
# KEPT_URL is the bucket, KEPT_REGION its region; AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are a key that may only put objects.
set -eu
if [ -z "${KEPT_URL:-}" ] || [ -z "${AWS_ACCESS_KEY_ID:-}" ]; then
  echo 'No bucket, or no key to it: the files of these releases are not stored.' >&2
  exit 0
fi
# Names with a hash of the content: the same name is the same file in every release.
hashed='\.[0-9a-f]{8}\.(js|woff2)$'

# What curl reads: a transfer for each file of an app. The key is not in its arguments, which other processes may read.
# A variable holds what each command found, because in a pipe only the last one can fail.
transfers() {
  found=$(find "$2" -maxdepth 2 -type f)
  files=$(printf '%s\n' "$found" | grep -E "$hashed" | sort)
  if [ -z "$files" ]; then
    echo "No scripts or fonts in $2" >&2
    return 1
  fi
  digests=$(printf '%s\n' "$files" | xargs -r sha256sum)
  printf '%s\n' "$digests" | while read -r digest file; do
    case $file in
      *.js) type='text/javascript; charset=utf-8' ;;
      *) type=font/woff2 ;;
    esac
    cat << END
next
url = "$KEPT_URL/$1/${file##*/}"
upload-file = "$file"
user = "$AWS_ACCESS_KEY_ID:$AWS_SECRET_ACCESS_KEY"
aws-sigv4 = "aws:amz:${KEPT_REGION:-us-east-1}:s3"
header = "x-amz-content-sha256: $digest"
header = "Content-Type: $type"
header = "Cache-Control: public, max-age=31536000, immutable"
fail
retry = 3
connect-timeout = 5
max-time = 30
output = /dev/null
END
  done
}

config=$(
  transfers shell "$1"
  for build in "$2"/*/; do transfers "$(basename "$build")" "$build/browser"; done
)
# Without the first `next`, which would start an empty transfer.
printf '%s\n' "${config#next}" | curl --fail-early --parallel --no-progress-meter --config -
