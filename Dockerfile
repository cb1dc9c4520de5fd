# The images of the deployed stack. Targets: configure, gateway, gateway-metrics, api-balancer, remote (of the app that APP names), render, api.
# Each is built from its own sources and what they share, and holds what it runs and nothing else. `e2e/tests/deployment.spec.ts` lists
# which folders reach which image.

# The current long-term support release. Tests also run on the oldest one that the code still takes (package.json).
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY build/package.json build/
COPY tax-engine/package.json tax-engine/
COPY shared-ui/package.json shared-ui/
COPY shell/package.json shell/
COPY mf-main-calculator/package.json mf-main-calculator/
COPY mf-investor-calcs/package.json mf-investor-calcs/
COPY mf-worker-calcs/package.json mf-worker-calcs/
COPY mf-guides/package.json mf-guides/
COPY api/package.json api/
COPY client/package.json client/
COPY cli/package.json cli/
COPY render/package.json render/
COPY gateway/package.json gateway/
COPY e2e/package.json e2e/
# No package needs to run anything to be installed.
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund

# Each build below copies only what it is made from (docs/adr/0024-what-reaches-an-image.md).
FROM packages AS build-gateway
COPY tsconfig.base.json tsconfig.emit.json ./
COPY contract contract
COPY gateway gateway
RUN npm run build --workspace contract --workspace gateway

FROM packages AS shared-sources
COPY tsconfig.base.json ./
COPY contract contract
COPY build build
COPY shared-ui shared-ui

FROM shared-sources AS build-shell
# What each remote declares about its pages.
COPY mf-main-calculator/src/site-map mf-main-calculator/src/site-map
COPY mf-investor-calcs/src/site-map mf-investor-calcs/src/site-map
COPY mf-worker-calcs/src/site-map mf-worker-calcs/src/site-map
COPY mf-guides/src/site-map mf-guides/src/site-map
COPY shell shell
RUN npm run build --workspace shell
COPY --from=build-gateway /app/contract/dist contract/dist
COPY --from=build-gateway /app/gateway/dist gateway/dist
ARG VERSION
ARG REVISION
RUN node gateway/dist/name-release.js shell/dist/browser/assets/release.json \
 && node gateway/dist/stamp.js shell/dist/browser

# The types that all remotes share, checked once.
FROM shared-sources AS shared-types
COPY tax-engine tax-engine
RUN npx tsc -b shared-ui tax-engine

FROM shared-types AS build-remote
ARG APP
COPY jest.config.mjs ./
COPY ${APP} ${APP}
RUN npx tsc -b ${APP} \
 && npx jest --selectProjects ${APP} --testPathPatterns contract.test \
 && npm run build --workspace ${APP}
COPY --from=build-gateway /app/contract/dist contract/dist
COPY --from=build-gateway /app/gateway/dist gateway/dist
RUN node gateway/dist/stamp.js ${APP}/dist/browser \
 && REMOTE_DIR=/app/remote KEPT_DIR=/kept node gateway/dist/remote-configuration.js > nginx.conf
ARG VERSION
ARG REVISION
RUN node gateway/dist/name-release.js ${APP}/dist/release.json

FROM build-gateway AS build-render
COPY render render
RUN npm run build --workspace render

FROM packages AS build-api
COPY tsconfig.base.json tsconfig.emit.json ./
COPY contract contract
COPY tax-engine tax-engine
COPY api api
RUN npm run build --workspace contract --workspace tax-engine --workspace api

# What the API imports. The optional packages are Express and validators, which the tests install for Nest.
FROM packages AS api-packages
RUN --mount=type=cache,target=/root/.npm \
 npm ci --ignore-scripts --omit=dev --omit=optional --no-audit --no-fund --workspace api --workspace tax-engine --workspace contract

# Debian's nginx, which the tests run with the same configuration. The certificates are for a bucket.
FROM debian:bookworm-slim AS nginx
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates curl libnginx-mod-http-brotli-static nginx-light \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY deploy/kept-files ./
# A new volume takes its owner from this folder, so that the user below may write to it.
COPY --from=packages --chown=65532:65532 /mnt /kept
USER 65532:65532
EXPOSE 8080
# Lets running requests finish.
STOPSIGNAL SIGQUIT

FROM nginx AS gateway
COPY --from=build-shell /app/shell/dist/browser shell/browser
# `render` writes the pages, `configure` the configuration.
VOLUME /site /configuration
# If the files can't be stored, only pages of other releases miss theirs.
CMD ["sh", "-c", "sh keep.sh shell/browser /kept; exec nginx -c /configuration/nginx.conf"]

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
COPY --from=packages --chown=65532:65532 /mnt /releases
CMD ["sh", "-c", "sh keep.sh remote/browser /kept; exec nginx -c /app/nginx.conf"]

# Only Node and our files, no shell. Its entry point is node.
FROM gcr.io/distroless/nodejs24-debian12:nonroot AS node
WORKDIR /app
ENV NODE_ENV=production

FROM node AS configure
COPY --from=build-gateway /app/contract/package.json node_modules/@bracketwise/contract/
COPY --from=build-gateway /app/contract/dist node_modules/@bracketwise/contract/dist
COPY --from=build-gateway /app/gateway/package.json gateway/
COPY --from=build-gateway /app/gateway/dist gateway/dist
COPY --from=packages --chown=65532:65532 /mnt /configuration
VOLUME /configuration
CMD ["gateway/dist/gateway-configuration.js"]

FROM node AS render
COPY --from=build-render /app/contract/package.json node_modules/@bracketwise/contract/
COPY --from=build-render /app/contract/dist node_modules/@bracketwise/contract/dist
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
COPY --from=build-api /app/contract/package.json contract/
COPY --from=build-api /app/contract/dist contract/dist
COPY --from=build-api /app/tax-engine/package.json tax-engine/
COPY --from=build-api /app/tax-engine/dist tax-engine/dist
COPY --from=build-api /app/api/package.json api/
COPY --from=build-api /app/api/dist api/dist
ARG VERSION
ARG REVISION
ENV VERSION=${VERSION} REVISION=${REVISION}
EXPOSE 3000
CMD ["api/dist/main.js"]
