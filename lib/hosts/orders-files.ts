import { RECEIVER, type Site } from './rules';

const PORT = RECEIVER.split(':')[1];

const environment = ({
  host,
  base,
}: Site) => `# To /etc/duda-orders.env (chmod 600). What each line means: docs/how-to/receive-orders.md
SITE_URL=https://${host}
NEXT_PUBLIC_BASE_PATH=${base}
DATA=/var/lib/duda-orders
# DATABASE_URL=postgres://orders:PASSWORD@127.0.0.1/orders
SMTP_URL=smtps://NAME:PASSWORD@mail.${host}
MAIL_FROM=abo@${host.replace(/^www\./, '')}
# npm run orders -- keys
OFFICE_KEY=
# npm run orders -- password
OFFICE_PASSWORD=
PORT=${PORT}
`;

const unit =
  () => `# To /etc/systemd/system/duda-orders.service; the project lies in /opt/duda, with "npm ci" run there.
# systemctl enable --now duda-orders; the office by: ssh -L ${PORT}:${RECEIVER} the-machine, then http://localhost:${PORT}/buero/
[Unit]
Description=Receiver of orders
After=network-online.target postgresql.service
Wants=network-online.target

[Service]
WorkingDirectory=/opt/duda
EnvironmentFile=/etc/duda-orders.env
ExecStart=/usr/bin/node --import tsx lib/tasks/orders.ts receiver
Restart=always
RestartSec=2
TimeoutStopSec=30
DynamicUser=yes
StateDirectory=duda-orders
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
SystemCallFilter=@system-service
MemoryMax=512M

[Install]
WantedBy=multi-user.target
`;

const container = () => `# podman build -f deploy/orders.Containerfile -t duda-orders .
FROM docker.io/library/node:22-bookworm-slim
WORKDIR /opt/duda
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY tsconfig.json ./
COPY content content
COPY lib lib
RUN mkdir /data && chown node /data
USER node
ENV DATA=/data HOST=0.0.0.0 PORT=${PORT} NODE_ENV=production
VOLUME /data
EXPOSE ${PORT}
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:${PORT}/bestellungen/gesund').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "lib/tasks/orders.ts", "receiver"]
`;

const compose = ({
  host,
  base,
}: Site) => `# Web server, receiver, PostgreSQL: docker compose -f deploy/orders.compose.yaml --env-file /etc/duda-orders.env up -d
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
    build:
      context: ..
      dockerfile: deploy/orders.Containerfile
    restart: always
    init: true
    ports:
      - '80:80'
      - '443:443'
    environment:
      DATABASE_URL: postgres://orders:\${POSTGRES_PASSWORD:?}@database/orders
      SITE_URL: https://${host}
      NEXT_PUBLIC_BASE_PATH: \${NEXT_PUBLIC_BASE_PATH:-}
      SMTP_URL: \${SMTP_URL:?}
      MAIL_FROM: \${MAIL_FROM:?}
      OFFICE_KEY: \${OFFICE_KEY:?}
      OFFICE_PASSWORD: \${OFFICE_PASSWORD:?}
    depends_on:
      database:
        condition: service_healthy
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
  orders:
`;

/** Files for running the order receiver: ordersFiles(site)['deploy/duda-orders.service'] → '# To /etc/systemd/…' */
export const ordersFiles = (site: Site): Record<string, string> => ({
  'deploy/duda-orders.env': environment(site),
  'deploy/duda-orders.service': unit(),
  'deploy/orders.Containerfile': container(),
  'deploy/orders.compose.yaml': compose(site),
});
