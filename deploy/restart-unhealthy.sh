#!/bin/sh
# Docker restarts only containers that exit. This script also restarts the unhealthy ones of its own project, which compose names in a label.
set -eu
label=com.docker.compose.project
project=$(docker inspect --format "{{ index .Config.Labels \"$label\" }}" "$(hostname)")
while sleep "${INTERVAL:-10}"; do
  docker ps --quiet --filter health=unhealthy --filter "label=$label=$project" | xargs -r docker restart
done
