#!/bin/sh
# Counts the lines of METRICS_LOG, and those of PAGES_REPORT, and hands the sums out at METRICS_SOCKET, from where the gateway passes them on
# to Prometheus. mtail shows its programs and a profiler at other addresses of the same server, so it gets no port. A file, since mtail
# 3.0.0~rc50 reads a socket or a pipe only four times a second.
set -eu
here=$(dirname "$0")

# What is counted is of no use any more; what `render` reported holds until its next run, and is said again. `$$` is mtail, once it has
# taken the place of this shell. The report is missing until `render` has run.
while sleep "${INTERVAL:-5}" && kill -0 $$; do
  find "$(dirname "$METRICS_LOG")" -type f -size +4M -exec truncate -s 0 {} +
  cat "$PAGES_REPORT" >> "$METRICS_LOG" || true
done 2>/dev/null &

# A socket outlives the program that made it.
rm -f "$METRICS_SOCKET"
exec mtail --progs "$here/gateway.mtail" --logs "$METRICS_LOG" --unix_socket "$METRICS_SOCKET" \
  --emit_prog_label=false --logtostderr
