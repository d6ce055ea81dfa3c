import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { officeServer, ordersServer } from 'receiver/server';
import { RECEIVER } from '@/lib/hosts/rules';
import { keyNumber, sentBy } from '@/packages/receiver/tests/sample';
import { startReceiver } from '@/packages/receiver/tests/start';
import { rawStatus } from '../raw';
import { isReady } from './servers';
import { makeRoom, start } from './start';

const NAMES = (['nginx', 'caddy', 'apache'] as const).filter(isReady);

/** Configuration as shipped, except for the receiver’s port. */
function roomBefore(port: number) {
  const room = makeRoom('', [], true);
  const files = Object.fromEntries(
    Object.entries(room.files).map(([name, text]) => [name, text.replaceAll(RECEIVER, `127.0.0.1:${port}`)]),
  );
  writeFileSync(join(room.www, '.htaccess'), files['out/.htaccess'] ?? '');
  return { ...room, files };
}

test.each(NAMES)('%s proxies orders to the receiver, and nothing else (R-REC-15)', async (name) => {
  const receiver = await startReceiver();
  const room = roomBefore(Number(new URL(receiver.endpoint).port));
  const server = await start(name, room);
  try {
    const at = `http://127.0.0.1:${server.port}`;
    const post = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${at}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': keyNumber(1), Origin: at, ...headers },
        body: JSON.stringify(sentBy('year')),
      });
    const response = await post('/bestellungen', { 'X-Forwarded-For': '203.0.113.66' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'accepted' });
    expect((await post('/bestellungen', { Origin: 'https://strange.example' })).status).toBe(403);
    expect((await (await fetch(`${at}/bestellungen/gesund`)).json()).findings).toEqual([]);
    expect((await post('/')).status).toBe(405);
    expect((await fetch(`${at}/buero/`)).status).toBe(404);
    expect((await fetch(`${at}/bestellungen-anderswo`)).status).toBe(404);
  } finally {
    await server.stop();
    room.remove();
    await receiver.stop();
  }
});

const PASSED_ON = [
  ...['/bestellungen', '/bestellungen/', '/bestellungen?von=/buero/', '/bestellungen/gesund', '/bestellungen/gesund?x'],
  '/bestellungen/probe/probe-0123456789abcdef',
  ...[
    '/bestellungen/werbung/look.css',
    '/bestellungen/werbung/abcdefghij_klmnopqrst-',
    '/bestellungen/werbung/ende/abc',
  ],
];

const SLASHES = ['/', '//', '%2f', '%2F', '%252f', '\\', '%5c', '%255c', ';/', '%00/'];
const CLIMBS = ['..', '%2e%2e', '.%2e', '%252e%252e', '..;'];
/** Ways from a path that is passed on to the office, and other spellings of its own address. */
const REFUSED = [
  ...SLASHES.flatMap((slash) =>
    CLIMBS.flatMap((climb) => [
      `/bestellungen${slash}${climb}/buero/alle`,
      `/bestellungen/werbung/a${slash}b/${climb}/${climb}/${climb}/buero/anmelden`,
      `/bestellungen/gesund/${climb}${slash}${climb}${slash}buero/`,
    ]),
  ),
  ...['/buero', '/buero/', '//buero/', '/%62uero/', '/buero%2f', '/bestellungen/buero/', '/bestellungen/../buero/'],
  ...[
    '/bestellungen-anderswo',
    '/bestellungen.',
    '/bestellungen;x',
    '/bestellungen%20',
    '/Bestellungen',
    '/bestellungen%3fx',
  ],
  ...['/./bestellungen', '//bestellungen', '/x/../bestellungen', '/bestellungen//gesund', '/%62estellungen'],
  ...['/bestellungen/werbung', '/bestellungen/werbung/', '/bestellungen/werbung/a.b', '/bestellungen/gesund/mehr'],
];

/** Stands in for the receiver, and notes what it is asked for. */
async function noting() {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { asked, port, stop: () => server.close() };
}

test(`${REFUSED.length} strange addresses are tried`, () => expect(new Set(REFUSED).size).toBeGreaterThan(60));

test.each(NAMES)(
  '%s passes on the receiver’s paths as they were sent, and no other spelling (R-REC-15)',
  async (name) => {
    const upstream = await noting();
    const room = roomBefore(upstream.port);
    const server = await start(name, room);
    try {
      for (const address of PASSED_ON) await rawStatus(server.port, address);
      expect(upstream.asked).toEqual(PASSED_ON);
      for (const address of REFUSED) await rawStatus(server.port, address);
      expect(upstream.asked.slice(PASSED_ON.length)).toEqual([]);
    } finally {
      await server.stop();
      room.remove();
      upstream.stop();
    }
  },
);

test('the receiver itself answers none of them from the office, nor the office from the receiver', async () => {
  const asked: string[] = [];
  const app = (name: string) => ({
    fetch: ({ url }: Request) => {
      asked.push(`${name} ${new URL(url).pathname}`);
      return new Response();
    },
  });
  const servers = [ordersServer('', app('orders')), officeServer('', app('office'))];
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
  const [orders = 0, office = 0] = servers.map((server) => (server.address() as AddressInfo).port);
  for (const address of REFUSED) {
    await rawStatus(orders, address);
    await rawStatus(office, address);
  }
  expect(asked.filter((line) => !/^(orders \/bestellungen|office \/buero)(\/|$)/.test(line))).toEqual([]);
  for (const server of servers) server.close();
});
