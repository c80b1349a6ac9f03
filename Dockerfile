# The panel and, with another command, the sandbox; with --target contracts what the makers of an API verify it with. How it
# is checked without a container engine, and what is not, stands in docs/deployment.md.
ARG NODE=24

FROM node:${NODE}-slim AS build
WORKDIR /panel
ENV SENTRYCLI_SKIP_DOWNLOAD=1 PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 PACT_DO_NOT_TRACK=true
# The packages are a layer of their own: they change less often than the panel.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# What only builds, and what only helps to read code, stays behind.
RUN npm prune --omit=dev --omit=optional \
  && find node_modules -type f \( -name "*.map" -o -name "*.d.ts" -o -name "*.d.mts" -o -name "*.d.cts" \) -delete

FROM node:${NODE}-slim AS contracts-build
WORKDIR /contracts
ENV SENTRYCLI_SKIP_DOWNLOAD=1 PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 PACT_DO_NOT_TRACK=true
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node scripts/contracts-package.mjs && cd build/contracts && npm install

FROM node:${NODE}-slim AS contracts
ENV NODE_ENV=production PACT_DO_NOT_TRACK=true
WORKDIR /contracts
COPY --from=contracts-build /contracts/build/contracts /contracts
USER node
ENTRYPOINT ["node", "/contracts/dist/contracts/main.mjs"]
CMD ["--help"]

FROM node:${NODE}-slim
# With more arenas glibc's malloc keeps a tenth of the memory that the panel has long given back.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
WORKDIR /panel
COPY --from=build /panel/package.json ./
COPY --from=build /panel/node_modules ./node_modules
COPY --from=build /panel/build ./build
COPY --from=build /panel/public ./public
# It owns nothing of this and writes nowhere, so that the file system may be read-only.
USER node
EXPOSE 3000
# The metrics are not exposed: with METRICS_PORT they listen on the container's own loopback, until METRICS_HOST
# opens them to its network.
# Whether it is alive. Whether it is ready is the router's question (/readyz): a Redis that is away is no
# reason to start panels anew.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "build/server.mjs"]
