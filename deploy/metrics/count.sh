#!/bin/sh
# Counts the lines of METRICS_LOG and PAGES_REPORT and serves the totals on METRICS_SOCKET, from where the gateway forwards them to
# Prometheus.
# A socket instead of a port, because mtail's server also exposes its programs and a profiler. The log is a file, because mtail 3.0.0~rc50
# polls sockets and pipes only four times a second.
set -eu
here=$(dirname "$0")

# Truncate the log, since its lines are already counted, and add the report of `render` again, which stays valid until its next run. `$$` is
# mtail after the `exec` below. The report does not exist until `render` has run.
while sleep "${INTERVAL:-5}" && kill -0 $$; do
  find "$(dirname "$METRICS_LOG")" -type f -size +4M -exec truncate -s 0 {} +
  cat "$PAGES_REPORT" >> "$METRICS_LOG" || true
done 2>/dev/null &

# Remove the socket of an earlier run.
rm -f "$METRICS_SOCKET"
exec mtail --progs "$here/gateway.mtail" --logs "$METRICS_LOG" --unix_socket "$METRICS_SOCKET" \
  --emit_prog_label=false --logtostderr
