#!/bin/sh
# Counts the lines of METRICS_LOG, and those of PAGES_REPORT, and hands the sums out to Prometheus at METRICS_PORT. A file, since mtail 3.0.0~rc50 reads a socket or
# a pipe only four times a second.
set -eu
here=$(dirname "$0")

# What is counted is of no use any more; what `render` reported holds until its next run, and is said again. `$$` is mtail, once it has
# taken the place of this shell.
while sleep 5 && kill -0 $$; do
  find "$(dirname "$METRICS_LOG")" -type f -size +4M -exec truncate -s 0 {} +
  cat "$PAGES_REPORT" >> "$METRICS_LOG"
done 2>/dev/null &

exec mtail --progs "$here/gateway.mtail" --logs "$METRICS_LOG" --address "${HOST:-0.0.0.0}" --port "$METRICS_PORT" \
  --emit_prog_label=false --logtostderr
