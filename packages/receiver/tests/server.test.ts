import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { rawStatus } from '@/tests/raw';
import { officeServer, ordersServer } from '../server';

/** In seconds; Caddy keeps an idle connection to the receiver for this long, other web servers close it earlier. */
const LONGEST_IDLE = 120;

const answering = (text: string) => ({ fetch: () => new Response(text) });

async function started(server: ReturnType<typeof ordersServer>) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

test('an order sent through a web server never meets a connection that the receiver is closing', async () => {
  const { port, stop } = await started(ordersServer('', answering('orders')));
  const { headers } = await fetch(`http://127.0.0.1:${port}/bestellungen`);
  await stop();
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(LONGEST_IDLE);
});

test('slow senders are disconnected, and others are answered meanwhile (R-REC-17)', async () => {
  const server = ordersServer('', answering('orders'));
  // Twenty times as fast, so that the test need not wait.
  const times = server as unknown as Record<string, number>;
  for (const name of ['headersTimeout', 'requestTimeout', 'connectionsCheckingInterval']) {
    expect(times[name]).toBeLessThanOrEqual(15_000);
    times[name] = (times[name] ?? 0) / 20;
  }
  const { port, stop } = await started(server);
  const begun = 'POST /bestellungen HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\nContent-Ty';
  const closed = [begun, `${begun}pe: text/plain\r\n\r\nhalf`].flatMap((sent) =>
    Array.from(
      { length: 10 },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => socket.write(sent));
          socket.on('close', () => resolve()).on('error', () => undefined);
          socket.resume();
        }),
    ),
  );
  expect((await fetch(`http://127.0.0.1:${port}/bestellungen`)).status).toBe(200);
  await Promise.all(closed);
  await stop();
});

const STRANGE = [
  ...['/..', '/.', '//', '/%2e%2e', '/..%2f', '\\', '%5c', '%2f..%2f', '/%252e%252e/', '/;', '/x/../..', '/%00'].map(
    (middle) => (to: string, from: string) => `/${from}${middle}/${to}`,
  ),
  (to: string) => `http://localhost/${to}/../${to}`,
  (to: string) => `//${to}`,
  (to: string) => `/.${to}`,
];

test('no address of one port reaches the other, however it is written', async () => {
  const orders = await started(ordersServer('', answering('orders')));
  const office = await started(officeServer('', answering('office')));
  expect(await rawStatus(orders.port, '/bestellungen/gesund')).toBe(200);
  expect(await rawStatus(office.port, '/buero/vorgang/D-26-0001-G?tag=1')).toBe(200);
  const wrong = [];
  for (const write of [(to: string) => `/${to}`, (to: string) => `/${to}/`, ...STRANGE]) {
    const [asked, other] = [write('buero', 'bestellungen'), write('bestellungen', 'buero')];
    if ((await rawStatus(orders.port, asked)) < 400) wrong.push(asked);
    if ((await rawStatus(office.port, other)) < 400) wrong.push(other);
  }
  expect(wrong).toEqual([]);
  await Promise.all([orders.stop(), office.stop()]);
});
