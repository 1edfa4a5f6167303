# The shop in an image: built in one stage, run by `node` itself as an ordinary user in the next.
#   docker build -t atelier .
#   docker run -p 127.0.0.1:3000:3000 -v atelier:/data -e SHOP_ORIGIN=https://www.exemplu.ro atelier
# For a shop on PostgreSQL, with the programs by which it is backed up; for a server newer than Debian's,
# they come from PostgreSQL's own packages:
#   docker build --build-arg PACKAGES=postgresql-client -t atelier .
# Tag and digest move together, both stages to the same version. The digest of a tag is that of its
# index, which serves every platform:
#   docker buildx imagetools inspect node:22.23.3-bookworm --format '{{.Manifest.Digest}}'
FROM node:22.23.3-bookworm@sha256:363e1587494626837fa7f9a23bdb453d13b0ff3c67c705c2805cfc69c2d2fad7 AS build
WORKDIR /shop
COPY package.json package-lock.json ./
COPY app/front/operations/slim-packages.mjs app/front/operations/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:22.23.3-bookworm-slim@sha256:c3de60bf2f9dd0ac6370e6117950ff62d6e339527e7472301c9c78a017978392
ARG PACKAGES=""
RUN if [ -n "$PACKAGES" ]; then apt-get update && apt-get install -y --no-install-recommends $PACKAGES && rm -rf /var/lib/apt/lists/*; fi
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 SHOP_DATA=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /shop
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/build build
COPY --from=build /shop/public public
# What the shop reads while it runs, each in its place: its texts, sample pictures and legal texts, the rules
# of e-Factura, the faces of its PDFs.
COPY --from=build /shop/locales locales
COPY --from=build /shop/db/seed/legal db/seed/legal
COPY --from=build /shop/db/seed/pictures db/seed/pictures
COPY --from=build /shop/app/sales/e-invoices/rules app/sales/e-invoices/rules
COPY --from=build /shop/app/platform/format/fonts app/platform/format/fonts
# What stands between the network and the build, and what its operator runs.
COPY --from=build /shop/app/front/server app/front/server
COPY --from=build /shop/app/platform/http/encodings.mjs app/platform/http/
COPY --from=build /shop/app/platform/log/front/log-line.mjs app/platform/log/front/
COPY --from=build /shop/app/platform/env/front/office-values.mjs app/platform/env/front/
COPY --from=build /shop/app/platform/forms/front/form-size.mjs app/platform/forms/front/
COPY --from=build /shop/app/front/operations app/front/operations
COPY --from=build /shop/package.json /shop/package-lock.json ./
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=60s CMD ["node", "app/front/server/health-check.mjs"]
# `exec`: the stop signal must reach node itself.
CMD ["sh", "-c", "node build/prepare.js start && exec node --import ./app/front/server/main.mjs node_modules/@remix-run/serve/dist/cli.js build/server/index.js"]
