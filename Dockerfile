# Renovate moves it on.
ARG NODE_IMAGE=node:24.21.0-trixie-slim@sha256:173f125896c3b47ddf056734c7ea789d04595a6a08769a8f78e0df642781fb66

FROM ${NODE_IMAGE} AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY browser/package.json browser/
COPY shop/package.json shop/
COPY staff/package.json staff/
COPY demo/package.json demo/
RUN npm ci
COPY . .
# Links to what the image does not hold would lead nowhere. Node's types are an optional peer of a package that the server
# needs, so npm keeps them.
RUN npm run build && npm prune --omit=dev \
  && rm -r node_modules/contract node_modules/browser node_modules/shop node_modules/staff node_modules/demo \
    node_modules/@types node_modules/undici-types node_modules/.bin \
  && find server/dist -name '*.d.ts' -delete

FROM ${NODE_IMAGE} AS shop
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /shop
# What is served belongs to root: the shop can write to its data alone.
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/server/package.json server/
COPY --from=build /shop/server/dist server/dist
COPY --from=build /shop/server/migrations server/migrations
COPY --from=build /shop/server/passwords server/passwords
COPY --from=build /shop/server/places server/places
COPY --from=build /shop/shop/dist shop/dist
COPY --from=build /shop/staff/dist staff/dist
RUN install --directory --owner=node --group=node --mode=700 /data /backups
USER node
VOLUME /data
EXPOSE 3000 3001
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]

# The shop and PostgreSQL's own programs, which write and read copies.
FROM shop AS keeper
USER root
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client && rm -r /var/lib/apt/lists/*
USER node

FROM shop
