#!/bin/sh
# Docker tells which containers are unhealthy, and restarts only those that end. This restarts the unhealthy ones of the project as well.
set -eu
while sleep "${INTERVAL:-10}"; do
  docker ps --quiet --filter health=unhealthy --filter "label=com.docker.compose.project=$PROJECT" | xargs -r docker restart
done
