import { readFileSync } from 'node:fs';
import { fullAddress } from 'content/address';
import { withBase } from 'content/base-path';
import { PLAIN_PATH } from 'content/own-paths';
import { hostFiles } from '@/lib/hosts/files';
import { HOST_FILES, TYPES } from '@/lib/hosts/rules';
import { built } from '@/tests/built-content';
import { exported } from '@/tests/exported';
import { CLIMBING, REDIRECTING } from '../hosts/attacks';

const base = withBase('');
const files = exported.filter((name) => !HOST_FILES.some((own) => own === name));
/** The request path of each file. */
const paths = files.map((name) => `/${name.replace(/(^|\/)index\.html$/, '$1')}`);

test('the build writes a file for each host', () => {
  const { redirects, site } = built;
  const host = new URL(fullAddress('/')).hostname;
  const files = hostFiles({ host, base, redirects, hasCms: Boolean(site.desk) });
  for (const [path, text] of Object.entries(files)) {
    expect([path, readFileSync(path, 'utf8')]).toEqual([path, text]);
  }
});

test('every file type has a MIME type', () => {
  const endings = new Set(files.map((name) => name.split('.').pop()));
  expect([...endings].filter((ending) => !(ending && ending in TYPES))).toEqual([]);
});

test('every file name is allowed as a path, so servers may refuse all others', () => {
  expect(files.filter((name) => !new RegExp(PLAIN_PATH).test(`/${name}`))).toEqual([]);
});

test('every AVIF and WebP except screenshots is in an immutable folder, those of issues included (R-ISS-17)', () => {
  const named = files.filter((name) => /\.(avif|webp)$/.test(name) && !name.startsWith('screenshots/'));
  expect(named.some((name) => name.startsWith('pictures/ausgabe/'))).toBe(built.issues.length > 0);
  expect(named.filter((name) => !/^(_next\/static|pictures)\//.test(name))).toEqual([]);
});

test('immutable files have a hash in their name or folder', () => {
  const kept = files.filter((name) => /^(_next\/static|pictures)\//.test(name));
  expect(kept.length).toBeGreaterThan(500);
  const HASH =
    /^(pictures\/(ausgabe\/\d{4}-\d{2}-\d+-)?[0-9a-f]{8}-\d+\.\w+|pictures\/schule\/arbeitsblaetter\/[\w-]+-[0-9a-f]{8}\.webp|_next\/static\/((aids|chunks|handed|keep|media|plain|styles)\/(.*[.-])?[\w-]{12,16}\.|islands\/\w+-[A-Z0-9]{8}\.).*)$/;
  expect(kept.filter((name) => !HASH.test(name))).toEqual([]);
});

const POLICY = 'Content-Security-Policy';
const EVERYWHERE = {
  [POLICY]: "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
};

describe('_headers', () => {
  type Rule = { path: string; headers: [name: string, value: string][] };
  const lines = readFileSync('out/_headers', 'utf8').split('\n');
  const rules = lines.reduce<Rule[]>((found, line) => {
    const [, name, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
    if (line.startsWith('/')) found.push({ path: line, headers: [] });
    else if (name && value) found.at(-1)?.headers.push([name, value]);
    return found;
  }, []);

  const literally = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  /** How each host matches the path of a rule. */
  const HOSTS = {
    // Here * stands for any text, slashes included.
    cloudflare: (path: string) => new RegExp(`^${path.split('*').map(literally).join('.*')}$`),
    // Matched by segments: a segment * may be missing, and so may a trailing slash.
    netlify: (path: string) => {
      const parts = path.split('/').filter(Boolean);
      const read = parts.map((part) =>
        part === '*' ? '?.*' : part.includes('*') ? part.replaceAll('*', '.*') : literally(part),
      );
      return new RegExp(`^/${read.join('/')}/?$`, 'iu');
    },
  };

  test('stays within Cloudflare’s limits', () => {
    expect(rules.length).toBeGreaterThan(4);
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
    for (const { path } of rules) expect(path.split('*').length).toBeLessThanOrEqual(2);
    const read = rules.flatMap(({ path, headers }) => [path, ...headers]).length;
    expect(read).toBe(lines.filter((line) => line !== '' && !line.startsWith('#')).length);
  });

  test.each(Object.entries(HOSTS))('%s sends every file of the site with its headers', (_, pattern) => {
    const read = rules.map(({ path, headers }) => ({ matches: pattern(path), headers }));
    for (const path of paths) {
      const sent = read.filter(({ matches }) => matches.test(base + path)).flatMap(({ headers }) => headers);
      const isPicture = /\.(avif|ico|png|svg|webp)$/.test(path);
      const policies = sent.filter(([name]) => name === POLICY);
      // The host joins both policies; browsers apply each.
      const second = isPicture ? [[POLICY, "default-src 'none'; sandbox"]] : [];
      expect([path, policies]).toEqual([path, [[POLICY, EVERYWHERE[POLICY]], ...second]]);
      const once = sent.filter((header) => header !== policies[1]);
      expect([path, once.length]).toEqual([path, new Set(once.map(([name]) => name)).size]);
      const headers = Object.fromEntries(once);
      const isHashed = /^\/(_next\/static|pictures)\//.test(path);
      expect([path, headers]).toEqual([
        path,
        {
          ...EVERYWHERE,
          ...(isHashed && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
          ...(path.endsWith('.ics') && { 'Content-Type': 'text/calendar; charset=utf-8' }),
          ...(path.endsWith('.txt') && { 'Content-Type': 'text/plain; charset=utf-8' }),
          ...(path === '/manifest.webmanifest' && { 'Content-Type': 'application/manifest+json' }),
          ...(path === '/atom.xml' && { 'Content-Type': 'application/atom+xml' }),
        },
      ]);
    }
  });

  test.each(Object.entries(HOSTS))(
    '%s sends every spelling of a path with the security headers, and never redirects',
    (_, pattern) => {
      const read = rules.map(({ path, headers }) => ({ matches: pattern(path), headers }));
      for (const path of [...REDIRECTING, ...CLIMBING]) {
        const sent = read.filter(({ matches }) => matches.test(base + path)).flatMap(({ headers }) => headers);
        // Paths like pictures get a second, stricter policy after the first.
        expect([path, Object.fromEntries(sent.toReversed())]).toEqual([path, expect.objectContaining(EVERYWHERE)]);
        expect([path, sent.map(([name]) => name.toLowerCase())]).toEqual([
          path,
          expect.not.arrayContaining(['location']),
        ]);
      }
    },
  );
});
