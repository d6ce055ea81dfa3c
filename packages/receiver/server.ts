import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { ORDERS_PATH } from 'content/own-paths';

type App = { fetch: (request: Request, env: object) => Response | Promise<Response> };

/** In milliseconds; disconnects slow clients. Web servers in front keep idle connections for at most two minutes (Caddy) and must be
 * the ones to close them: an order sent on a connection that is just being closed is lost on its way. */
const TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 130_000,
  connectionsCheckingInterval: 2_000,
};
const MOST_CONNECTIONS = 2000;

/** No address of ours needs encoding, an empty segment or one that begins with a dot. */
const PLAIN = /^(\/[\w~-][\w.~-]*)+\/?$/;

/** The path as it was sent: resolving dots or decoding would lead to another address than the one that a web server let through. */
const isBelow = ({ url = '' }: IncomingMessage, folder: string) => {
  const [path = ''] = url.split('?');
  return PLAIN.test(path) && `${path}/`.startsWith(`${folder}/`);
};

function serverOf(folder: string, app: App, otherwise: RequestListener): Server {
  const answer = getRequestListener(app.fetch as never);
  const server = createServer(TIMES, (request, response) =>
    isBelow(request, folder) ? answer(request, response) : otherwise(request, response),
  );
  server.maxConnections = MOST_CONNECTIONS;
  return server;
}

const nothing: RequestListener = (_request, response) => response.writeHead(404).end();

/** Serves the receiver at /bestellungen, and the site at all other paths of its port: ordersServer('', app, site) → a Server that is
 * not listening yet */
export const ordersServer = (base: string, app: App, site: RequestListener = nothing): Server =>
  serverOf(`${base}${ORDERS_PATH}`, app, site);

/** Serves the office, on a port of its own: officeServer('', app) → a Server that is not listening yet */
export const officeServer = (base: string, app: App): Server => serverOf(`${base}/buero`, app, nothing);
