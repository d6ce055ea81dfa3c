import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECURITY } from '@/lib/hosts/rules';
import { siteListener } from '@/lib/hosts/server';
import { patience } from '@/tests/slowness';

const PAGE = `<!DOCTYPE html><title>Bücher</title><p>${'Eulen fliegen lautlos. '.repeat(200)}</p>`;
const LARGE = Buffer.alloc(4_000_000, 7);

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const inside of ['books', 'redaktion', '_next/static', 'pictures'])
    mkdirSync(join(folder, inside), { recursive: true });
  for (const name of ['index.html', 'books/index.html', 'redaktion/index.html', '404.html'])
    writeFileSync(join(folder, name), PAGE);
  for (const name of ['.htaccess', '_headers', '.nojekyll']) writeFileSync(join(folder, name), 'for hosts');
  writeFileSync(join(folder, '_next/static/0a1b.js'), 'a()');
  writeFileSync(join(folder, 'pictures/large.avif'), LARGE);
  server = createServer(siteListener(folder, { base: '/name' }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const ask = (path: string, options: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...options });

test('a page below the base path is compressed, with type, headers and no-cache', async () => {
  const answer = await ask('/name/books/');
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...Object.fromEntries(Object.entries(SECURITY).map(([name, value]) => [name.toLowerCase(), value])),
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  });
  expect(await answer.text()).toBe(PAGE);
});

test.each([
  ['redaktion/', 'x-robots-tag', 'noindex, nofollow'],
  ['books/', 'x-robots-tag', null],
  // The sign-in popup of the CMS can answer.
  ['redaktion/', 'cross-origin-opener-policy', 'unsafe-none'],
  ['books/', 'cross-origin-opener-policy', 'same-origin'],
  // A picture runs no scripts, even when opened directly.
  ['pictures/large.avif', 'content-security-policy', "frame-ancestors 'self'; default-src 'none'; sandbox"],
  ['books/', 'content-security-policy', "frame-ancestors 'self'"],
  ['_next/static/0a1b.js', 'cache-control', 'public, max-age=31536000, immutable'],
])('%s has the header %s: %s', async (path, name, value) =>
  expect((await ask(`/name/${path}`)).headers.get(name)).toBe(value),
);

test('range requests return the requested part', async () => {
  const part = (range: string) => ask('/name/pictures/large.avif', { headers: { range } });
  const middle = await part('bytes=10-19');
  expect(middle.status).toBe(206);
  expect(middle.headers.get('content-range')).toBe(`bytes 10-19/${LARGE.length}`);
  expect((await middle.arrayBuffer()).byteLength).toBe(10);
  expect((await (await part(`bytes=${LARGE.length - 5}-`)).arrayBuffer()).byteLength).toBe(5);
  expect((await part(`bytes=${LARGE.length}-`)).status).toBe(416);
  const whole = await part('lines=1-2');
  expect([whole.status, (await whole.arrayBuffer()).byteLength]).toEqual([200, LARGE.length]);
});

test.each(['identity', 'gzip;q=0', 'br', 'x-gzip'])(
  'for Accept-Encoding "%s" the page is not compressed',
  async (accepted) => {
    const answer = await ask('/name/books/', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(PAGE);
  },
);

test('an unchanged page returns 304', async () => {
  const known = { 'if-none-match': (await ask('/name/')).headers.get('etag') ?? '' };
  const answer = await ask('/name/', { headers: known });
  expect([answer.status, await answer.text()]).toEqual([304, '']);
  writeFileSync(join(folder, 'index.html'), `${PAGE} `);
  expect((await ask('/name/', { headers: known })).status).toBe(200);
});

test.each([
  ['/name', '/name/'],
  ['/name/books', '/name/books/'],
  ['/name/books?alter=8&q=a?b', '/name/books/?alter=8&q=a?b'],
])('%s redirects to %s', async (path, location) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([308, location]);
});

test.each([
  '/',
  '/books/',
  '/names/',
  '/name/nowhere',
  '/name/pictures/',
  '/name/_headers',
  '/name/.htaccess',
  '/name/.nojekyll',
  '/name/%zz',
  '/name/books%00/',
  '/name/index.html/',
  '/name/books/index.html/x',
  '/name/pictures/large.avif/',
  `/name/${'a'.repeat(300)}/`,
  `/name/${'a/'.repeat(4000)}`,
])('%s returns the 404 page', async (path) => {
  const answer = await ask(path);
  expect([answer.status, await answer.text()]).toEqual([404, PAGE]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused (R-SAFE-3)', async (method) => {
  const answer = await ask('/name/books/', { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('HEAD returns the headers of GET', async () => {
  const answer = await ask('/name/pictures/large.avif', { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
    200,
    String(LARGE.length),
    '',
  ]);
});

test('pages can be edited before they are sent', async () => {
  const edited = createServer(siteListener(folder, { edit: (html) => html.replace('Bücher', 'Spiele') }));
  await new Promise<void>((resolve) => edited.listen(0, '127.0.0.1', resolve));
  const answer = await fetch(`http://127.0.0.1:${(edited.address() as AddressInfo).port}/books/`);
  expect(await answer.text()).toContain('<title>Spiele</title>');
  edited.closeAllConnections();
  await new Promise((resolve) => edited.close(resolve));
});

/** A process’s open files; Linux only. */
const DESCRIPTORS = '/proc/self/fd';
const openFiles = () => readdirSync(DESCRIPTORS).length;

/** Requests a large file and aborts after the first bytes. */
const abort = () =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /name/pictures/large.avif HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    );
    socket.once('data', () => socket.destroy());
    socket.on('close', () => resolve()).on('error', reject);
  });

const onLinux = existsSync(DESCRIPTORS) ? test : test.skip;

onLinux(
  'a thousand downloads that were broken off leave nothing open (needs /proc/self/fd)',
  async () => {
    await abort();
    const before = openFiles();
    for (let round = 0; round < 50; round += 1) await Promise.all(Array.from({ length: 20 }, abort));
    // Files are closed in the background.
    const limit = AbortSignal.timeout(patience(60));
    while (openFiles() > before && !limit.aborted) await new Promise(setImmediate);
    expect(openFiles()).toBeLessThanOrEqual(before);
    expect((await ask('/name/books/')).status).toBe(200);
  },
  patience(120),
);
