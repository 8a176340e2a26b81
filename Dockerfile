# Lisan in one image. Without DATABASE_URL it runs the embedded database below DATA_DIR.
FROM node:24-slim AS build
WORKDIR /lisan
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY schema/package.json schema/
COPY web/package.json web/
RUN npm install --no-audit --no-fund
COPY . .
RUN npm run build \
  && npm prune --omit=dev \
  && rm -rf .cache web/src

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/var/lib/lisan
WORKDIR /lisan
COPY --from=build /lisan .
RUN install --directory --owner=node --group=node /var/lib/lisan
USER node
VOLUME /var/lib/lisan
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT || 4000}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/dist/main.js"]
