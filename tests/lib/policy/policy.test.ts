import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARY_STYLES } from '@/lib/policy/library-styles';
import { policyOf, scriptHashes, withPolicy } from '@/lib/policy/policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>x</title></head><body>${body}</body></html>`;

test('every inline script that runs is permitted by its hash, each once', () => {
  const html = page(
    '<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>' +
      '<script id="k">b()</script><script>a()</script><script type="speculationrules">{"a":1}</script>',
  );
  expect(scriptHashes(html)).toEqual([hash('a()'), hash('b()'), hash('{"a":1}')]);
});

test('nothing else may run', () => {
  const policy = policyOf(page('<script>a()</script>'));
  expect(policy).toContain(`script-src 'self' ${hash('a()')};`);
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe');
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("connect-src 'self';");
});

test('styles come from sheets, from attributes, and from elements the build or React Aria wrote', () => {
  const styles = (html: string) => policyOf(html).match(/style-src[^;]*/g);
  const known = LIBRARY_STYLES.map(hash).join(' ');
  expect(styles(page('<p style="color:red">a</p>'))).toEqual([
    `style-src 'self' ${known}`,
    "style-src-attr 'unsafe-inline'",
  ]);
  expect(styles(page('<noscript><style media="print">a{color:red}</style></noscript>'))?.[0]).toBe(
    `style-src 'self' ${known} ${hash('a{color:red}')}`,
  );
});

test('the style elements of React Aria are known letter for letter', () => {
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
});

test('pictures come from the site itself, none out of an address of its own', () => {
  expect(policyOf(page(''))).toMatch(/^default-src 'self';/);
  expect(policyOf(page(''))).not.toMatch(/img-src|data:|blob:/);
});

test('only a configured order address may be talked to', () => {
  expect(policyOf(page(''), { orderEndpoint: 'https://bestellung.example.com/v1/orders' })).toContain(
    "connect-src 'self' https://bestellung.example.com;",
  );
});

test('HTML and scripts are made of nothing but what a named policy lets through', () => {
  const html = withPolicy(page(''));
  expect(html).toContain("; require-trusted-types-for 'script'; trusted-types default cards\"/>");
  const [, script = ''] = /<script id="trusted-types">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(script).toContain("createPolicy('default'");
  expect(html).toContain(hash(script));
});

test('a page built again does not collect policies', () => {
  const once = withPolicy(page('<script>a()</script>'));
  expect(withPolicy(once)).toBe(once);
  expect(once.match(/Content-Security-Policy/g)).toHaveLength(1);
  expect(once.match(/createPolicy/g)).toHaveLength(1);
  expect(once.indexOf('Content-Security-Policy')).toBeLessThan(once.indexOf('<title>'));
});
