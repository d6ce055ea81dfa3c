import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { receiverServer } from '@/lib/receiver/server';

/** In seconds; Caddy keeps an idle connection to the receiver for this long, other web servers close it earlier. */
const LONGEST_IDLE = 120;

test('an order sent through a web server never meets a connection that the receiver is closing', async () => {
  const app = { fetch: () => new Response() };
  const server = receiverServer({ base: '', receiver: app, office: app, site: (_, response) => response.end() });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/bestellungen`);
  server.closeAllConnections();
  await once(server.close(), 'close');
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(LONGEST_IDLE);
});
