# One file, three kinds of image: gateway, remote (of the app named by APP), api.
FROM node:20-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && node scripts/build.mjs

FROM node:20-slim AS runtime
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
COPY gateway/package.json gateway/
COPY api/package.json api/
COPY render/package.json render/
COPY tax-engine/package.json tax-engine/
RUN npm ci --omit=dev --workspace gateway --workspace api --workspace render --workspace tax-engine

FROM runtime AS gateway
COPY --from=build /app/gateway/dist gateway/dist
COPY --from=build /app/render/dist render/dist
COPY --from=build /app/shell/dist shell/dist
RUN mkdir pages && chown node pages
USER node
CMD ["sh", "-c", "node render/dist/main.js && exec node gateway/dist/main.js"]

FROM runtime AS remote
ARG APP
COPY --from=build /app/gateway/dist gateway/dist
COPY --from=build /app/${APP}/dist remote
USER node
CMD ["node", "gateway/dist/remote-server.js", "/app/remote"]

FROM runtime AS api
COPY --from=build /app/tax-engine/dist tax-engine/dist
COPY --from=build /app/api/dist api/dist
USER node
CMD ["node", "api/dist/main.js"]
