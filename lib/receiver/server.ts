import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { pathOf } from '@/lib/hosts/own-host';
import { ORDERS_PATH } from '@/lib/pages/paths';

type App = { fetch: (request: Request, env: object) => Response | Promise<Response> };
type Parts = { base: string; receiver: App; office: App; site: RequestListener };

/** In milliseconds; disconnects slow clients. Web servers in front keep idle connections for at most two minutes (Caddy) and must be
 * the ones to close them: an order sent on a connection that is just being closed is lost on its way. */
const TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 130_000,
  connectionsCheckingInterval: 2_000,
};
const MOST_CONNECTIONS = 2000;

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Serves the receiver at /bestellungen, the office at /buero and the site at all other paths:
 * receiverServer(parts) → a Server that is not listening yet */
export function receiverServer({ base, receiver, office, site }: Parts): Server {
  const [orders, desk] = [receiver, office].map((app) => getRequestListener(app.fetch as never));
  const server = createServer(TIMES, (request, response) => {
    const path = pathOf(request);
    if (isBelow(path, `${base}${ORDERS_PATH}`)) return orders?.(request, response);
    if (isBelow(path, `${base}/buero`)) return desk?.(request, response);
    return site(request, response);
  });
  server.maxConnections = MOST_CONNECTIONS;
  return server;
}
