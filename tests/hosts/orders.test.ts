import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECEIVER } from '@/lib/hosts/rules';
import { keyNumber, sentBy } from '../lib/receiver/sample';
import { startReceiver } from '../lib/receiver/start';
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
    expect((await (await fetch(`${at}/bestellungen/gesund`)).json()).database).toBe('ok');
    expect((await post('/')).status).toBe(405);
    expect((await fetch(`${at}/buero/`)).status).toBe(404);
    expect((await fetch(`${at}/bestellungen-anderswo`)).status).toBe(404);
  } finally {
    await server.stop();
    room.remove();
    await receiver.stop();
  }
});
