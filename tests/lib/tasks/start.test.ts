import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressOf, LOOPBACK } from 'content/local';
import { nodeFault, readPort } from '@/lib/tasks/start-options';
import { runTask } from './run-task';

const start = (PORT: string, HOST = '') => runTask(['tsx', 'lib/tasks/start.ts'], { PORT, HOST });

test.each([
  [undefined, 3000],
  ['', 3000],
  ['8080', 8080],
  ['abc', undefined],
  ['0', undefined],
  ['65536', undefined],
  ['-1', undefined],
  ['80 80', undefined],
])('PORT=%s is parsed as %s', (text, port) => expect(readPort(text)).toBe(port));

test.each([
  [LOOPBACK, 'http://localhost:3001'],
  ['192.168.0.7', 'http://192.168.0.7:3001'],
  ['::1', 'http://[::1]:3001'],
])('on %s the site has the URL %s', (host, address) => expect(addressOf(host, 3001)).toBe(address));

test('Node before 20.9 is too old, which is reported in one sentence', () => {
  for (const version of ['18.20.4', '20.8.1', '16.0.0'])
    expect(nodeFault(version)).toBe(`Node ${version} is too old: Node 20.9 or newer is needed.`);
  expect(['20.9.0', '22.1.0', '24.0.0'].map(nodeFault)).toEqual([undefined, undefined, undefined]);
});

test('an invalid port is reported in one sentence', async () => {
  expect(await start('abc')).toEqual({ status: 1, said: 'PORT=abc is no port number between 1 and 65535.' });
});

test('a port in use is reported in one sentence, before building', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const { status, said } = await start(String(port));
  other.close();
  expect(status).toBe(1);
  expect(said).toMatch(new RegExp(`^Port ${port} is in use: .*PORT=3001.*\\.$`));
});

test.each(['203.0.113.1', 'gibt-es-nicht.invalid'])(
  'HOST=%s, not an address of this machine, is reported in one sentence',
  async (host) => {
    expect(await start('3999', host)).toEqual({ status: 1, said: `HOST=${host} is no address of this computer.` });
  },
);
