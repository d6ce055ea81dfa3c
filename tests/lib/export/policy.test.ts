import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dropNext, withoutData } from '@/lib/export/passes/drop-next';
import { policy } from '@/lib/export/passes/policy';
import { readPage } from '@/lib/export/read';
import { elementsNamed } from '@/lib/export/tree';
import { writePage } from '@/lib/export/write';
import { scriptsWithStyles } from '@/lib/islands/style-makers';
import { LIBRARY_MARKS, LIBRARY_STYLES } from '@/lib/policy/library-styles';
import { exported } from './page';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page after the previous passes: without style elements and Next’s scripts. */
const page = withoutData(exported()).replaceAll(/<style.*?<\/style>/g, '');
const withBody = (body: string) => page.replace('<p></p>', body);
const done = (html: string, orderEndpoint?: string, makesStyles = false) =>
  policy(dropNext(readPage('agb/index.html', html), { base: '' }), { base: '', orderEndpoint, makesStyles });
const policyOf = (html: string, orderEndpoint?: string, makesStyles?: boolean) =>
  elementsNamed(done(html, orderEndpoint, makesStyles), 'meta')[1]?.attributes.content ?? '';
const directive = (name: string, html: string, makesStyles?: boolean) =>
  policyOf(html, undefined, makesStyles)
    .split('; ')
    .find((text) => text.startsWith(`${name} `));

test('the policy comes right after the charset, followed by the Trusted Types guard', () => {
  const [head] = elementsNamed(done(page), 'head');
  const [encoding, meta, guard] = head?.children ?? [];
  expect(encoding).toMatchObject({ name: 'meta', attributes: { charset: 'utf-8' } });
  expect(meta).toMatchObject({ name: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy' } });
  expect(guard).toMatchObject({ name: 'script', attributes: { id: 'trusted-types' } });
  expect(policyOf(page)).toMatch(/^default-src 'self';.* object-src 'none'; base-uri 'none';/);
  expect(policyOf(page)).toMatch(/; require-trusted-types-for 'script'; trusted-types default cards$/);
  // Pictures come from the site only.
  expect(policyOf(page)).not.toMatch(/img-src|data:|blob:/);
});

test('styles come from stylesheets only, and style attributes are allowed one by one', () => {
  expect(directive('style-src', page)).toBe("style-src 'self'");
  expect(directive('style-src-attr', page)).toBeUndefined();
  const styled = withBody('<p style="color:red">a</p><p style="color:red">b</p><noscript><i style="">c</i></noscript>');
  expect(directive('style-src-attr', styled)).toBe(`style-src-attr 'unsafe-hashes' ${hash('color:red')} ${hash('')}`);
});

test('React Aria’s style elements are allowed only on pages that use them', () => {
  const makers = scriptsWithStyles(
    new Map([
      ['aria.js', `textContent=\`${LIBRARY_STYLES[0]}\``],
      ['a.js', 'import("./aria.js")'],
      ['other.js', 'a()'],
    ]),
  );
  expect([...makers].sort()).toEqual(['a.js', 'aria.js']);
  const permitted = `style-src 'self' ${LIBRARY_STYLES.map(hash).join(' ')}`;
  expect(directive('style-src', page, true)).toBe(permitted);
  expect(directive('style-src', page, false)).toBe("style-src 'self'");
});

test('React Aria’s style elements match the known ones exactly', () => {
  const ROOM = 'node_modules/react-aria/dist/private';
  const sources = (readdirSync(ROOM, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(ROOM, name), 'utf8'))
    .filter((source) => source.includes("createElement('style')"));
  const written = sources.map((source) =>
    /\.textContent = `([^`]*)`\.trim\(\)/
      .exec(source)?.[1]
      ?.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable')
      .trim(),
  );
  expect(written.sort()).toEqual([...LIBRARY_STYLES].sort());
  expect(LIBRARY_STYLES.map((css, index) => css.includes(LIBRARY_MARKS[index] ?? '?'))).toEqual([true, true]);
});

test('connections and forms are allowed to the configured order URL only', () => {
  expect(policyOf(page)).toContain("; connect-src 'self'; ");
  expect(policyOf(page)).toContain("; form-action 'self'; ");
  const configured = policyOf(page, 'https://bestellung.example.com/v1/orders');
  expect(configured).toContain("connect-src 'self' https://bestellung.example.com;");
  expect(configured).toContain("form-action 'self' https://bestellung.example.com;");
});

const leadingTo = (content: string) => withBody(`<meta http-equiv="refresh" content="${content}">`);

test('the page of an old URL may redirect within the site, and says so first', () => {
  const html = writePage(done(leadingTo('0; url=/news/')));
  expect(policyOf(leadingTo('0; url=/news/'))).toMatch(/^default-src 'self';/);
  expect(html.match(/<meta http-equiv="[^"]*"|<link|<body/g)?.slice(0, 3)).toEqual([
    '<meta http-equiv="Content-Security-Policy"',
    '<meta http-equiv="refresh"',
    '<link',
  ]);
});

test.each([
  ['has a policy already', writePage(done(page)), 'already states “Content-Security-Policy”'],
  ['reloads itself', leadingTo('0'), 'states “refresh”'],
  ['redirects to another host', leadingTo('0; url=//evil.example/'), 'states “refresh”'],
  ['redirects to another URL', leadingTo('0; url=https://evil.example/'), 'states “refresh”'],
  ['redirects after a delay', leadingTo('5; url=/news/'), 'states “refresh”'],
  ['has a script in an attribute', withBody('<p onclick="a()">a</p>'), 'The attribute onclick would be a script'],
  ['has a style element left', withBody('<style data-styled="">a{}</style>'), 'A style element is left over'],
  ['declares its charset late', page.replace(/(<meta[^>]*>)(<link[^>]*>)/, '$2$1'), 'does not begin with the charset'],
  ['has an unknown inline script', withBody('<script>b()</script>'), 'Unknown script: b()'],
  [
    'still has a script of Next',
    withBody('<script>self.__next_g.push([1,""])</script>'),
    'Unknown script: self.__next_g',
  ],
  [
    'loads a foreign script',
    withBody('<script src="/_next/static/other/a.js"></script>'),
    'A script is not one of ours: /_next/static/other/a.js',
  ],
  [
    'loads a script of another site',
    withBody('<script src="https://example.org/_next/static/chunks/a.js"></script>'),
    'A script is not one of ours: https://example.org/',
  ],
])('a page that %s stops the build', (_what, html, said) => {
  expect(() => done(html)).toThrow(said);
  expect(() => done(html)).toThrow(/^policy: agb\/index\.html, line \d+, column \d+: /);
});
