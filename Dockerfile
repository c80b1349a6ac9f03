# The panel and, with another command, the sandbox; with --target contracts what the makers of an API verify it with. How it
# is checked without a container engine, and what is not, stands in docs/deployment.md.
# A release names it with its digest: docs/releases.md.
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /panel
ENV SENTRYCLI_SKIP_DOWNLOAD=1 PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 PACT_DO_NOT_TRACK=true
# The packages are a layer of their own: they change less often than the panel.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# There is no git here to ask for it. Without it, the build's id names the sources' hash.
ARG SOURCE_COMMIT
# The build contains its packages, so that none is installed beside it.
RUN npm run build && npm run sbom

# What Sentry needs to read the reports of browsers: docker build --target source-maps --output source-maps .
FROM scratch AS source-maps
COPY --from=build /panel/source-maps /

FROM ${NODE_IMAGE} AS contracts-build
WORKDIR /contracts
ENV SENTRYCLI_SKIP_DOWNLOAD=1 PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 PACT_DO_NOT_TRACK=true
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node scripts/contracts-package.mjs && cd build/contracts && npm install

FROM ${NODE_IMAGE} AS contracts
ENV NODE_ENV=production PACT_DO_NOT_TRACK=true
WORKDIR /contracts
COPY --from=contracts-build /contracts/build/contracts /contracts
USER node
ENTRYPOINT ["node", "/contracts/dist/contracts/main.mjs"]
CMD ["--help"]

FROM ${NODE_IMAGE}
# With more arenas glibc's malloc keeps a tenth of the memory that the panel has long given back.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
WORKDIR /panel
COPY --from=build /panel/package.json ./
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
# Last, since they differ from build to build. npm run image sets them.
ARG NODE_IMAGE
ARG SOURCE_COMMIT
ARG VERSION
ARG CREATED
LABEL org.opencontainers.image.title="Parada" \
  org.opencontainers.image.description="White-label web panel for booking and following taxis" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${SOURCE_COMMIT}" \
  org.opencontainers.image.created="${CREATED}" \
  org.opencontainers.image.base.name="${NODE_IMAGE}"
