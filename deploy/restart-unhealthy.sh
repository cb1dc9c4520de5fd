#!/bin/sh
# Docker restarts only containers that exit. This script also restarts the project's unhealthy ones.
set -eu
while sleep "${INTERVAL:-10}"; do
  docker ps --quiet --filter health=unhealthy --filter "label=com.docker.compose.project=$PROJECT" | xargs -r docker restart
done
