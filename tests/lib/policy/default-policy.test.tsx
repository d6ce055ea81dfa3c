type Rules = { createHTML(text: string): string | null; createScriptURL(text: string): string | null };

let rules: Rules;

beforeAll(async () => {
  Object.assign(window, { trustedTypes: { createPolicy: (_name: string, given: Rules) => (rules = given) } });
  await import('@/lib/policy/default-policy');
});

test.each([
  ['/_next/static/chunks/a.js', true],
  ['http://localhost/_next/static/a.js', true],
  ['/mitnehmen.js', true],
  ['/a.js', false],
  ['https://other.example/_next/static/a.js', false],
  ['/_next/static/../a.js', false],
  ['data:text/javascript,a()', false],
])('whether scripts may load from %s: %s', (address, may) =>
  expect(rules.createScriptURL(address)).toBe(may ? address : null),
);

test.each([
  ['<script></script>', true],
  ['<p>Ein Text</p>', true],
  ['Wer online ist', true],
  ['<script>a()</script>', false],
  ['<img src="a" onerror="a()">', false],
  ['<a href="javascript:a()">', false],
  ['<iframe src="/">', false],
  ['<svg/onload=a()>', false],
])('whether libraries may write %s: %s', (html, may) => expect(rules.createHTML(html)).toBe(may ? html : null));
