# The images of the deployed stack. Targets: configure, gateway, gateway-metrics, api-balancer, remote (of the app that APP names), render, api.
# Each is built from its own sources and what they share, and holds what it runs and nothing else.

# The current long-term support release. Tests also run on the oldest one that the code still takes (package.json).
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY tax-engine/package.json tax-engine/
COPY shared-ui/package.json shared-ui/
COPY shell/package.json shell/
COPY mf-main-calculator/package.json mf-main-calculator/
COPY mf-investor-calcs/package.json mf-investor-calcs/
COPY mf-worker-calcs/package.json mf-worker-calcs/
COPY mf-guides/package.json mf-guides/
COPY api/package.json api/
COPY render/package.json render/
COPY gateway/package.json gateway/
COPY e2e/package.json e2e/
# No package needs to run anything to be installed.
RUN npm ci --ignore-scripts --no-audit --no-fund

FROM packages AS shared-sources
COPY tsconfig.base.json jest.config.mjs ./
COPY tax-engine tax-engine
COPY shared-ui shared-ui
COPY gateway gateway

FROM shared-sources AS build-shell
COPY shell shell
RUN npm run build --workspace shell \
 && npx tsc -b gateway --noCheck \
 && node gateway/dist/stamp.js shell/dist/browser

FROM shared-sources AS build-remote
ARG APP
COPY ${APP} ${APP}
RUN npx tsc -b ${APP} \
 && npx jest --selectProjects ${APP} --testPathPatterns contract.test \
 && npm run build --workspace ${APP} \
 && npx tsc -b gateway --noCheck \
 && node gateway/dist/stamp.js ${APP}/dist/browser \
 && REMOTE_DIR=/app/remote node gateway/dist/remote-configuration.js > nginx.conf

FROM shared-sources AS build-gateway
RUN npx tsc -b gateway --noCheck

FROM build-shell AS build-render
COPY render render
RUN npx tsc -b gateway render --noCheck

FROM shared-sources AS build-api
COPY api api
RUN npx tsc -b tax-engine api --noCheck

FROM packages AS api-packages
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund --workspace api --workspace tax-engine

# Debian's nginx, which the tests run with the same configuration.
FROM debian:bookworm-slim AS nginx
RUN apt-get update \
 && apt-get install -y --no-install-recommends curl libnginx-mod-http-brotli-static nginx-light \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
USER 65532:65532
EXPOSE 8080
# Lets running requests finish.
STOPSIGNAL SIGQUIT

FROM nginx AS gateway
COPY --from=build-shell /app/shell/dist/browser shell/browser
# Pages are what `render` wrote, the configuration what `configure` did.
VOLUME /site /configuration
CMD ["nginx", "-c", "/configuration/nginx.conf"]

# Debian's HAProxy, which the tests run with the same configuration.
FROM debian:bookworm-slim AS api-balancer
RUN apt-get update \
 && apt-get install -y --no-install-recommends curl haproxy \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY deploy/balancer ./
USER 65532:65532
EXPOSE 3000
# Lets running requests finish.
STOPSIGNAL SIGUSR1
CMD ["haproxy", "-db", "-f", "haproxy.cfg"]

# Debian's mtail, which the tests run with the same program.
FROM debian:bookworm-slim AS gateway-metrics
RUN apt-get update \
 && apt-get install -y --no-install-recommends curl mtail \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY deploy/metrics ./
USER 65532:65532
CMD ["sh", "count.sh"]

FROM nginx AS remote
ARG APP
COPY --from=build-remote /app/nginx.conf ./
COPY --from=build-remote /app/${APP}/dist remote
# A new volume takes over that this user may write there.
COPY --from=packages --chown=65532:65532 /mnt /releases
CMD ["nginx", "-c", "/app/nginx.conf"]

# Node alone: no command line, nobody's files but ours. Its entry point is node.
FROM gcr.io/distroless/nodejs24-debian12:nonroot AS node
WORKDIR /app
ENV NODE_ENV=production

FROM node AS configure
COPY --from=build-gateway /app/gateway/package.json gateway/
COPY --from=build-gateway /app/gateway/dist gateway/dist
COPY --from=packages --chown=65532:65532 /mnt /configuration
VOLUME /configuration
CMD ["gateway/dist/gateway-configuration.js"]

FROM node AS render
COPY --from=build-render /app/gateway/package.json node_modules/@bracketwise/gateway/
COPY --from=build-render /app/gateway/dist node_modules/@bracketwise/gateway/dist
COPY --from=build-render /app/render/package.json render/
COPY --from=build-render /app/render/dist render/dist
COPY --from=build-shell /app/shell/dist shell
COPY --from=packages --chown=65532:65532 /mnt /site
VOLUME /site
ENTRYPOINT ["/nodejs/bin/node", "render/dist/main.js"]

FROM node AS api
COPY --from=api-packages /app/node_modules node_modules
COPY --from=build-api /app/tax-engine/package.json tax-engine/
COPY --from=build-api /app/tax-engine/dist tax-engine/dist
COPY --from=build-api /app/api/package.json api/
COPY --from=build-api /app/api/dist api/dist
EXPOSE 3000
CMD ["api/dist/main.js"]
