import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { cmsListener } from '@/lib/cms/server';

let server: Server;
let port: number;
beforeAll(async () => {
  const site = 'http://localhost:3004/name';
  server = createServer(cmsListener({ root: 'tests/fixtures/content', script: '', site }));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((done) => server.close(done)));

/** Sends the path as written; `fetch` would normalize it. */
const ask = (path: string, host = `localhost:${port}`, more = {}) =>
  new Promise<IncomingMessage>((done, fail) => {
    request({ host: '127.0.0.1', port, path, headers: { host, ...more }, agent: false }, done)
      .on('error', fail)
      .end();
  });

test.each([
  ...['constructor', '__proto__', 'valueOf', 'hasOwnProperty', '__defineGetter__', 'toString'].map(
    (name) => [`/redaktion/${name}`, 404] as const,
  ),
  ['/redaktion/constructor/x', 404],
  ['/redaktion/chunks/', 404],
  ['/redaktion/chunks/../../../../package.json', 404],
  ['/redaktion/chunks/..%2f..%2f..%2fpackage.json', 404],
  ['/redaktion/desk.css/constructor', 404],
  ['//', 400],
  ['//[', 400],
  ['http://', 400],
] as const)('the CMS answers %s and keeps running (R-DESK-11)', async (path, status) => {
  expect((await ask(path)).statusCode).toBe(status);
  expect((await ask('/redaktion/')).statusCode).toBe(200);
});

test.each(['strange.example', 'strange.example:3003', 'localhost', 'localhost:1', 'localhost.strange.example'])(
  'refuses the host name “%s”, against DNS rebinding (R-DESK-11)',
  async (host) => {
    for (const path of ['/redaktion/', '/redaktion/facts.json', '/'])
      expect((await ask(path, host)).statusCode).toBe(421);
  },
);

test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])('accepts the host name %s', async (name) => {
  const { statusCode, headers } = await ask('/redaktion/', `${name}:${port}`);
  expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([200, 'same-origin']);
});

const told = async (path: string) => JSON.parse(await text(await ask(path)));

const ON_DISK: (readonly [file: string, text: string | null])[] = [
  ['content/faq.yaml', readFileSync('tests/fixtures/content/faq.yaml', 'utf8')],
  ['content/events/9-nirgends.yaml', null],
  ...[
    '__proto__',
    'constructor',
    'content/constructor',
    '',
    'content/',
    'content/pictures',
    'content/../package.json',
  ].map((file) => [file, null] as const),
  ['content/..%2f..%2fpackage.json', null],
  ['content/events/..%2f..%2f..%2fknip.yaml', null],
  ['/etc/hosts', null],
];

test.each(ON_DISK)(
  'says what is in “%s” on the disk, and reads nothing but content (R-DESK-11)',
  async (file, text) => {
    const answer = await ask(`/redaktion/datei/${file}`);
    expect(answer.statusCode === 200 ? await told(`/redaktion/datei/${file}`) : { text: null }).toEqual({ text });
    answer.resume();
  },
);

test('checks all content, and frames the site beside it (R-DESK-10)', async () => {
  expect(await told('/redaktion/pruefung')).toEqual({ faults: [], warnings: expect.any(Array) });
  const page = await ask('/redaktion/');
  expect(page.headers['content-security-policy']).toContain("frame-src 'self' http://localhost:3004 ");
  expect(await text(page)).toContain('data-beside="http://localhost:3004/name"');
});

test.each(['cross-site', 'same-site'])('a page of another site gets no answer: %s (R-DESK-11)', async (from) => {
  for (const name of ['pruefung', 'datei/content/faq.yaml']) {
    const { statusCode } = await ask(`/redaktion/${name}`, undefined, { 'sec-fetch-site': from });
    expect(statusCode).toBe(404);
  }
});
