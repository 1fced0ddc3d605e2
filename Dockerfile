# One image for every way of running it: docs/operations.md says how.

FROM node:24-trixie-slim AS packages
WORKDIR /trousse
COPY package.json package-lock.json .npmrc ./
COPY packages/backend/package.json packages/backend/
# The image brings a Node of its own, what is compiled comes compiled, and TypeScript is only there for editors, as types
# and source maps are. What reads a prescription runs in a browser, and is in the build already.
RUN npm ci --omit=dev --ignore-scripts \
  && rm -rf node_modules/node node_modules/typescript node_modules/@typescript \
    node_modules/tesseract.js node_modules/tesseract.js-core node_modules/@tesseract.js-data \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

# Pages are the same for every processor, so they are built once, by the machine's own and not by an emulated one.
FROM --platform=$BUILDPLATFORM node:24-trixie-slim AS pages
WORKDIR /trousse
COPY package.json package-lock.json .npmrc ./
COPY packages/backend/package.json packages/backend/
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/build.ts

# With DATABASE_URL snapshots are made by pg_dump, which must be as new as the server. Its package wants Perl, pg_dump does not.
FROM node:24-trixie-slim AS postgres-client
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client-17

FROM node:24-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data LOG_FORMAT=json \
  NODE_COMPILE_CACHE=/data/compile-cache
WORKDIR /trousse
RUN apt-get update && apt-get install --yes --no-install-recommends libpq5 && rm -rf /var/lib/apt/lists/*
COPY --from=postgres-client /usr/lib/postgresql/17/bin/pg_dump /usr/local/bin/pg_dump
# A volume takes its owner from here. The number is nobody on any machine.
RUN install -d -o 65532 -g 65532 -m 0700 /data
COPY --from=packages /trousse/node_modules node_modules
COPY --from=pages /trousse/build build
COPY package.json ./
COPY packages packages
COPY app/locale app/locale
COPY domain domain
COPY scripts scripts
COPY server server
COPY supabase supabase
USER 65532:65532
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# It ends a server that hangs, which no restart policy does.
CMD ["node", "server/supervised.ts"]
