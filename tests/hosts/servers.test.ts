import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CMS_PATH } from '@/lib/pages/cms-path';
import { eventPath, icsPath, planPath } from '@/lib/paths';
import { built } from '@/tests/built-content';
import { type Answer, ask, unpacked } from './ask';
import { CLIMBING, REDIRECTING } from './attacks';
import { isReady, SERVERS, type ServerName } from './servers';
import { makeRoom, type Room, type Running, start } from './start';

const names = Object.keys(SERVERS) as ServerName[];
const first = (folder: string, ending: string) => {
  const name = readdirSync(join('out', folder)).find((file) => file.endsWith(ending));
  if (!name) throw new Error(`out/${folder} has no ${ending}`);
  return `/${folder}/${name}`;
};

/** An existing event and a missing one; without events a plan’s page replaces the former. */
const [event] = built.events;
const PAGE = event ? eventPath(event.id) : planPath('gift');
const UNKNOWN = Math.max(0, ...built.events.map(({ id }) => id)) + 99;

const CHUNK = first('_next/static/islands', '.js');
const SHEET = first('_next/static/styles', '.css');
const FONT = first('_next/static/media', '.woff2');
const AVIF = first('pictures', '.avif');
const WEBP = first('pictures', '.webp');

/** File types with their MIME type, and whether the file name is hashed. */
const FILES: [path: string, type: string, isHashed: boolean][] = [
  ['/', 'text/html; charset=utf-8', false],
  [PAGE, 'text/html; charset=utf-8', false],
  ['/subscription/trial/', 'text/html; charset=utf-8', false],
  ...(event ? [[icsPath(event.id), 'text/calendar; charset=utf-8', false] as [string, string, boolean]] : []),
  ['/events.ics', 'text/calendar; charset=utf-8', false],
  ['/events.json', 'application/json', false],
  ['/atom.xml', 'application/atom+xml', false],
  ['/sitemap.xml', 'application/xml', false],
  ['/robots.txt', 'text/plain; charset=utf-8', false],
  ['/llms.txt', 'text/plain; charset=utf-8', false],
  ['/manifest.webmanifest', 'application/manifest+json', false],
  ['/icons.svg', 'image/svg+xml', false],
  ['/favicon.ico', 'image/x-icon', false],
  ['/og.png', 'image/png', false],
  [CHUNK, 'text/javascript; charset=utf-8', true],
  [FONT, 'font/woff2', true],
  [AVIF, 'image/avif', true],
  [WEBP, 'image/webp', true],
];

const fileOf = (path: string) => readFileSync(join('out', path.replace(/\/$/, '/index.html')));
const lower = (type: string | undefined) => type?.toLowerCase();

const NOWHERE = [
  '/gibt-es-nicht/',
  '/gibt-es-nicht',
  eventPath(UNKNOWN),
  icsPath(UNKNOWN),
  '/news/gibt-es-nicht/',
  '/pictures/gibt-es-nicht.webp',
  '/_next/static/islands/gibt-es-nicht.js',
  // Next’s additional exports, which would serve the 404 page with status 200.
  '/404/',
  '/_not-found/',
  // Folders without a page.
  '/event/',
  '/pictures/',
  '/_next/static/',
  // Files for hosts only.
  '/_headers',
  '/_redirects',
  '/.htaccess',
  '/.nojekyll',
];

const SECURITY = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

const KEPT = 'public, max-age=31536000, immutable';
const PICTURE_POLICY = "frame-ancestors 'self'; default-src 'none'; sandbox";

/** Apache answers these itself before reading .htaccess (docs/hosts.md). */
const TOO_LONG_FOR_APACHE = [403, 414];

/** A redirect to a page and one to an anchor; out/ has no page at either path. */
const MOVED = [
  { from: '/news/alter-name/', to: '/news/' },
  { from: '/umgezogen/', to: '/#events' },
];
/** Addresses of another system. */
const FOREIGN = [
  { from: '/index.php?id=12', to: '/books/' },
  { from: '/?p=7', to: '/games/' },
  { from: '/index.php', to: '/eltern/' },
  { from: '/Books/', to: '/books/' },
  { from: '/download/Probeheft.pdf', to: '/#subscribe' },
];
/** A server that cannot redirect shows the page that does. */
const leadsOn = (name: ServerName) => !('isPlain' in SERVERS[name]);

const BASE = '/kinderzeitung';
let rooms: { top: Room; below: Room };
beforeAll(() => {
  rooms = { top: makeRoom('', [...MOVED, ...FOREIGN]), below: makeRoom(BASE, [...MOVED, ...FOREIGN]) };
});
afterAll(() => {
  for (const room of Object.values(rooms ?? {})) room.remove();
});

describe.each(names)('%s with its configuration', (name) => {
  if (!isReady(name)) {
    test.todo('is not installed');
    return;
  }
  let server: Running;
  beforeAll(async () => {
    server = await start(name, rooms.top);
  });
  afterAll(() => server?.stop());
  const get = (path: string, headers?: Record<string, string>) => ask(server.port, path, headers);

  test.each(FILES)('%s arrives complete, with the type %s', async (path, type) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(lower(headers['content-type'])).toBe(type);
    expect(body.equals(fileOf(path))).toBe(true);
  });

  test.each(FILES)('%s (%s) is immutable if hashed, otherwise revalidated with 304', async (path, _, isHashed) => {
    const { headers } = await get(path, { 'accept-encoding': 'gzip' });
    expect(headers['cache-control']).toBe(isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    const known: Record<string, string> = headers.etag
      ? { 'if-none-match': headers.etag }
      : { 'if-modified-since': headers['last-modified'] ?? '' };
    const again = await get(path, { 'accept-encoding': 'gzip', ...known });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('whoever saw the newer build gets the page of an older one that was put back', async () => {
    const file = join(rooms.top.www, 'zurueck.html');
    const put = (text: string, day: string) => {
      writeFileSync(file, text);
      utimesSync(file, new Date(day), new Date(day));
    };
    put('<!doctype html><title>Neue Fassung</title>', '2026-11-27T19:21:00Z');
    const { headers } = await get('/zurueck.html', { 'accept-encoding': 'gzip' });
    put('<!doctype html><title>Alte Fassung</title>', '2026-11-20T19:21:00Z');
    for (const [name, value = '""'] of [
      ['if-modified-since', headers['last-modified']],
      ['if-none-match', headers.etag],
    ] as const)
      expect([name, (await get('/zurueck.html', { [name]: value })).status]).toEqual([name, 200]);
  });

  test('texts are compressed, pictures and fonts are not', async () => {
    for (const [path] of FILES) {
      const whole = fileOf(path);
      const answer = await get(path, { 'accept-encoding': 'gzip' });
      const packing = answer.headers['content-encoding'];
      if (/\.(png|woff2|avif|webp)$/.test(path)) expect([path, packing]).toEqual([path, undefined]);
      else if (whole.length > 2000 && !path.endsWith('.ico')) {
        expect([path, packing]).toEqual([path, 'gzip']);
        expect(lower(answer.headers.vary)).toContain('accept-encoding');
        expect(answer.body.length).toBeLessThan(0.7 * whole.length);
      }
      expect(unpacked(answer).equals(whole)).toBe(true);
    }
  });

  test('the 404 page is compressed too', async () => {
    const { status, headers } = await get('/gibt-es-nicht/', { 'accept-encoding': 'gzip' });
    expect([status, headers['content-encoding']]).toEqual([404, 'gzip']);
  });

  test.each(NOWHERE)('%s returns status 404 with a helpful page', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(lower(headers['content-type'])).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain('Seite nicht gefunden');
    expect(headers['cache-control'] ?? 'no-cache').toBe('no-cache');
    expect(headers).toMatchObject(SECURITY);
  });

  test.each([
    ['/books', '/books/'],
    [`${PAGE.slice(0, -1)}?von=brief`, `${PAGE}?von=brief`],
  ])('%s redirects to %s', async (path, target) => {
    const { status, headers } = await get(path);
    expect([301, 308]).toContain(status);
    const origin = `http://127.0.0.1:${server.port}`;
    expect(new URL(headers.location ?? '', origin).href).toBe(`${origin}${target}`);
    expect((await get(target)).status).toBe(200);
  });

  test('no spelling of a path redirects to another site (R-SAFE-3)', async () => {
    const origin = `http://127.0.0.1:${server.port}`;
    for (const path of ['//books', ...REDIRECTING]) {
      const { status, headers } = await get(path);
      // Parsed like a browser: a backslash counts as a slash, tabs and line breaks are dropped.
      const target = new URL(headers.location ?? '/', `${origin}/`);
      expect([path, target.origin]).toEqual([path, origin]);
      expect([path, status < 500]).toEqual([path, true]);
    }
  });

  test('every kind of response has the security headers', async () => {
    for (const path of ['/', PAGE, '/books', '/gibt-es-nicht/', '/pictures/gibt-es-nicht.webp', '/events.ics', CHUNK]) {
      expect([path, (await get(path)).headers]).toEqual([path, expect.objectContaining(SECURITY)]);
    }
  });

  test('a picture runs no scripts, even when opened directly', async () => {
    for (const path of [AVIF, WEBP, '/icons.svg', '/og.png', '/favicon.ico']) {
      const { headers } = await get(path);
      expect([path, headers]).toEqual([
        path,
        expect.objectContaining({ ...SECURITY, 'content-security-policy': PICTURE_POLICY }),
      ]);
    }
  });

  test('the CMS is kept from search engines, and its sign-in popup can answer', async () => {
    const { status, headers } = await get(CMS_PATH);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...SECURITY,
      'cross-origin-opener-policy': 'unsafe-none',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect((await get('/')).headers['x-robots-tag']).toBeUndefined();
  });

  test('no spelling of a path reaches files outside the site', async () => {
    for (const path of CLIMBING) {
      const { status, headers, body } = await get(path);
      // Some servers normalize the path and redirect, which is fine.
      const isRefused = [400, 403, 404].includes(status) || /^\/(?![/\\])/.test(headers.location ?? '');
      expect([path, status, isRefused]).toEqual([path, status, true]);
      expect([path, body.includes('root:')]).toEqual([path, false]);
    }
  });

  test('range requests work, as audio needs them', async () => {
    const { status, headers, body } = await get(FONT, { range: 'bytes=100-299' });
    expect([status, headers['content-range']]).toEqual([206, `bytes 100-299/${fileOf(FONT).length}`]);
    expect(body.equals(fileOf(FONT).subarray(100, 300))).toBe(true);
    expect(headers).toMatchObject(SECURITY);
  });

  test('an unsatisfiable range returns 416, with each header once', async () => {
    const { status, headers } = await get(FONT, { range: 'bytes=999999999-' });
    expect(status).toBe(416);
    // Node joins repeated headers: 'nosniff, nosniff'.
    expect(headers).toMatchObject(SECURITY);
    expect(headers['cache-control'] ?? KEPT).toBe(KEPT);
    expect((await get(AVIF, { range: 'bytes=999999999-' })).headers['content-security-policy']).toBe(PICTURE_POLICY);
  });

  test.each([
    ['a folder name too long for the disk', `/news/${'a'.repeat(300)}/`],
    ['a page name too long for the disk', `/news/${'a'.repeat(300)}`],
    ['eight thousand characters', `/${'a'.repeat(7_980)}/`],
    ['a thousand folders', `/${'a/'.repeat(1_000)}`],
    ['four thousand folders', `/${'a/'.repeat(3_990)}`],
  ])('a path with %s returns 404 and the error page', async (_, path) => {
    const { status, headers, body } = await get(path);
    if (name === 'apache' && TOO_LONG_FOR_APACHE.includes(status)) return;
    expect(status).toBe(404);
    expect(body.toString()).toContain('Seite nicht gefunden');
    expect(headers).toMatchObject(SECURITY);
  });

  test('methods other than GET and HEAD are refused', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      for (const path of ['/', '/subscription/trial/', CHUNK]) {
        expect([method, path, (await ask(server.port, path, {}, false, method)).status]).toEqual([method, path, 405]);
      }
    }
  });

  test('better compression than gzip never makes a response larger, and makes pages smaller where supported', async () => {
    for (const path of ['/', SHEET, CHUNK]) {
      const [all, gzip] = [
        await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' }),
        await get(path, { 'accept-encoding': 'gzip' }),
      ];
      expect([path, all.headers['content-encoding']]).toEqual([path, 'hasBrotli' in SERVERS[name] ? 'br' : 'gzip']);
      expect(all.body.length).toBeLessThanOrEqual(gzip.body.length);
      if ('hasBrotli' in SERVERS[name] && path === '/') expect(all.body.length).toBeLessThan(0.95 * gzip.body.length);
    }
  });

  // `npm start` is for local use: http only, and old URLs show a page that redirects.
  if ('isPlain' in SERVERS[name]) return;

  test.each(MOVED)('$from redirects to $to without caching (R-WHOLE-1)', async ({ from, to }) => {
    for (const path of [from, from.slice(0, -1)]) {
      const { status, headers } = await get(path);
      const origin = `http://127.0.0.1:${server.port}`;
      expect([status, new URL(headers.location ?? '', origin).href]).toEqual([301, origin + to]);
      expect(headers).toMatchObject({ ...SECURITY, 'cache-control': 'no-cache' });
      expect((await ask(server.port, path, {}, false, 'POST')).status).toBe(405);
    }
  });

  test.each([
    ['/index.php?id=12', '/books/'],
    ['/index.php?lang=de&id=12&utm=x', '/books/'],
    ['/index.php?id=123', '/eltern/'],
    ['/index.php', '/eltern/'],
    ['/?p=7', '/games/'],
    ['/Books/', '/books/'],
    ['/download/Probeheft.pdf', '/#subscribe'],
  ])('%s, an address of another system, leads to %s (R-WHOLE-8)', async (path, to) => {
    const { status, headers } = await get(path);
    const origin = `http://127.0.0.1:${server.port}`;
    expect([status, new URL(headers.location ?? '', origin).href]).toEqual([301, origin + to]);
  });

  test('pages of the same name stay: old addresses take no other query and no small letters', async () => {
    for (const path of ['/', '/?p=77', '/books/']) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  test('HSTS is sent over https only', async () => {
    const over = (isSecure: boolean, path: string): Promise<Answer> =>
      ask(isSecure ? server.securePort : server.port, path, {}, isSecure);
    for (const path of ['/', '/gibt-es-nicht/', CHUNK]) {
      expect((await over(true, path)).headers['strict-transport-security']).toBe('max-age=31536000');
      expect((await over(false, path)).headers['strict-transport-security']).toBeUndefined();
    }
  });
});

test.each(names.filter(isReady))('%s applies the rules to a site below a base path', async (name) => {
  const server = await start(name, rooms.below);
  try {
    const get = (path: string) => ask(server.port, BASE + path);
    expect((await get(WEBP)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get(CHUNK)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get(PAGE)).headers['cache-control']).toBe('no-cache');
    expect((await get('/atom.xml')).headers['content-type']).toBe('application/atom+xml');
    expect((await get(CMS_PATH)).headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' });
    const nowhere = await get(eventPath(UNKNOWN));
    expect(nowhere.status).toBe(404);
    expect(nowhere.body.toString()).toContain('Seite nicht gefunden');
    expect((await get('/.htaccess')).status).toBe(404);
    expect((await get('/books')).headers.location).toMatch(new RegExp(`${BASE}/books/$`));
    for (const { from, to } of leadsOn(name) ? MOVED : []) {
      const { status, headers } = await get(from);
      expect([status, headers.location?.endsWith(BASE + to)]).toEqual([301, true]);
    }
  } finally {
    await server.stop();
  }
});

(isReady('apache') ? describe : describe.skip)('apache on web space', () => {
  let server: Running;
  beforeAll(async () => {
    server = await start('apache', rooms.top);
  });
  afterAll(() => server?.stop());
  const asked = (path: string, headers: Record<string, string>) => ask(server.port, path, headers);

  test.each(['www.example.com', 'example.com', 'WWW.EXAMPLE.COM:80'])(
    'requests to %s over http are redirected to https',
    async (host) => {
      for (const path of ['/', '/books', '/books/?alter=8', '/gibt-es-nicht/']) {
        const { status, headers } = await asked(path, { host });
        expect([status, headers.location]).toEqual([301, `https://www.example.com${path}`]);
      }
    },
  );

  test('no spelling of a path turns the redirect to https to another site', async () => {
    for (const path of REDIRECTING) {
      const { headers } = await asked(path, { host: 'www.example.com' });
      expect([path, new URL(headers.location ?? '/', 'https://www.example.com').host]).toEqual([
        path,
        'www.example.com',
      ]);
    }
  });

  test.each(['127.0.0.1', 'evil.example', 'www.example.com.evil.example'])(
    'the host name %s causes no redirect',
    async (host) => {
      expect((await asked('/', { host })).status).toBe(200);
    },
  );

  test('behind a TLS proxy the site answers without a redirect and sends HSTS', async () => {
    const { status, headers } = await asked('/', { host: 'www.example.com', 'x-forwarded-proto': 'https' });
    expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
  });
});
