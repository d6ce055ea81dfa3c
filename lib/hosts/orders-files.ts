import { OFFICE, RECEIVER, type Site } from './rules';

const [PORT, OFFICE_PORT] = [RECEIVER, OFFICE].map((address) => address.split(':')[1]);
const USER = 'duda-orders';

/** What the service and its backup share: the user, the settings file, and how little they may do. */
const asService = `User=${USER}
WorkingDirectory=/opt/duda
Environment=ORDERS_ENV=/etc/duda-orders.env
StateDirectory=${USER}
StateDirectoryMode=0700
UMask=0077
NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectKernelTunables=yes
ProtectControlGroups=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
CapabilityBoundingSet=
SystemCallFilter=@system-service`;

const unit = () => `# To /etc/systemd/system/${USER}.service; how: docs/how-to/receive-orders-systemd.md (German)
[Unit]
Description=Receiver of orders
After=network-online.target postgresql.service
Wants=network-online.target
# A database that is away for long must not end the tries to start.
StartLimitIntervalSec=0

[Service]
ExecStart=/usr/bin/node --import tsx packages/receiver/orders.ts receiver
Restart=always
RestartSec=2
TimeoutStopSec=30
MemoryMax=512M
${asService}

[Install]
WantedBy=multi-user.target
`;

const backupUnit = () => `# To /etc/systemd/system/${USER}-backup.service; ${USER}-backup.timer starts it every night
[Unit]
Description=Backup of the orders

[Service]
Type=oneshot
ExecStart=/usr/bin/node --import tsx packages/receiver/orders.ts backup
${asService}
`;

const timer = () => `# To /etc/systemd/system/${USER}-backup.timer
[Unit]
Description=Backup of the orders, every night

[Timer]
OnCalendar=*-*-* 03:20:00
Persistent=true

[Install]
WantedBy=timers.target
`;

const container =
  () => `# docker compose builds it (orders.compose.yaml); how: docs/how-to/receive-orders-container.md (German)
FROM docker.io/library/node:22-bookworm-slim
# pg_dump for the nightly backup, of the version of the database beside it.
RUN apt-get update \\
  && apt-get install -y --no-install-recommends ca-certificates postgresql-common \\
  && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \\
  && apt-get install -y --no-install-recommends postgresql-client-17 \\
  && rm -rf /var/lib/apt/lists/*
WORKDIR /opt/duda
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci --workspace packages/receiver --omit=dev
COPY content/title.yaml content/title.yaml
RUN mkdir --mode=700 /data && chown node /data
USER node
# OFFICE_HOST: of the container; compose opens it on the machine's own loopback alone.
ENV DATA=/data HOST=0.0.0.0 OFFICE_HOST=0.0.0.0 NODE_ENV=production
VOLUME /data
EXPOSE ${PORT} ${OFFICE_PORT}
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:${PORT}' + (process.env.NEXT_PUBLIC_BASE_PATH ?? '') + '/bestellungen/gesund').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "packages/receiver/orders.ts", "receiver"]
`;

const compose = ({
  host,
  base,
}: Site) => `# Web server, receiver, nightly backup, PostgreSQL; how: docs/how-to/receive-orders-container.md (German)
# docker compose -f deploy/orders.compose.yaml --env-file data/orders.env up -d
x-receiver: &receiver
  build:
    context: ..
    dockerfile: deploy/orders.Containerfile
  restart: always
  init: true
  env_file: ../data/orders.env
  environment:
    DATA: /data
    DATABASE_URL: postgres://orders:\${POSTGRES_PASSWORD:?}@database/orders
  volumes:
    - files:/data
    # The content of the last build, which the receiver takes without a restart.
    - .:/opt/duda/deploy:ro
  depends_on:
    database:
      condition: service_healthy
services:
  web:
    image: docker.io/library/caddy:2
    restart: always
    # The ready file passes ${RECEIVER} on: web server and receiver share one network of their own.
    network_mode: service:receiver
    volumes:
      - ./Caddyfile:/etc/caddy/Caddyfile:ro
      - ../out:/var/www/${host}${base}:ro
      - certificates:/data
    depends_on:
      - receiver
  receiver:
    <<: *receiver
    ports:
      - '80:80'
      - '443:443'
      # The office, for this machine alone.
      - '${OFFICE}:${OFFICE_PORT}'
  backup:
    <<: *receiver
    command: ['sh', '-c', 'while sleep 86400; do node --import tsx packages/receiver/orders.ts backup; done']
    healthcheck:
      disable: true
  database:
    image: docker.io/library/postgres:17
    restart: always
    environment:
      POSTGRES_USER: orders
      POSTGRES_DB: orders
      POSTGRES_PASSWORD: \${POSTGRES_PASSWORD:?}
    volumes:
      - orders:/var/lib/postgresql/data
    healthcheck:
      test: ['CMD', 'pg_isready', '-U', 'orders']
      interval: 5s
volumes:
  certificates:
  files:
  orders:
`;

/** Files for running the order receiver; `npm run orders -- setup` makes its settings:
 * ordersFiles(site)['deploy/duda-orders.service'] → '# To /etc/systemd/…' */
export const ordersFiles = (site: Site): Record<string, string> => ({
  [`deploy/${USER}.service`]: unit(),
  [`deploy/${USER}-backup.service`]: backupUnit(),
  [`deploy/${USER}-backup.timer`]: timer(),
  'deploy/orders.Containerfile': container(),
  'deploy/orders.compose.yaml': compose(site),
});
