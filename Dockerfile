FROM node:24-slim AS build
WORKDIR /lanthorn
RUN npm install --global pnpm@12
COPY . .
RUN pnpm install --frozen-lockfile && node scripts/build.ts

FROM node:24-slim
WORKDIR /lanthorn
COPY --from=build /lanthorn ./
ENV HOST=0.0.0.0 PORT=4310
EXPOSE 4310
# Without DATABASE_URL the embedded PostgreSQL keeps its data here.
RUN install -d -o node -g node .lanthorn
VOLUME /lanthorn/.lanthorn
USER node
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "apps/server/src/main.ts"]
