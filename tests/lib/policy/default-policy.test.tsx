type Rules = { createHTML(text: string): string | null; createScriptURL(text: string): string | null };

let rules: Rules;

beforeAll(async () => {
  Object.assign(window, { trustedTypes: { createPolicy: (_name: string, given: Rules) => (rules = given) } });
  await import('@/lib/policy/default-policy');
});

test.each(['/_next/static/chunks/a.js', 'http://localhost/_next/static/a.js', '/mitnehmen.js'])(
  'scripts may load from %s',
  (address) => expect(rules.createScriptURL(address)).toBe(address),
);

test.each(['/a.js', 'https://other.example/_next/static/a.js', '/_next/static/../a.js', 'data:text/javascript,a()'])(
  'scripts never load from %s',
  (address) => expect(rules.createScriptURL(address)).toBeNull(),
);

test.each(['<script></script>', '<p>Ein Text</p>', 'Wer online ist'])('libraries may write %s', (html) =>
  expect(rules.createHTML(html)).toBe(html),
);

test.each([
  '<script>a()</script>',
  '<img src="a" onerror="a()">',
  '<a href="javascript:a()">',
  '<iframe src="/">',
  '<svg/onload=a()>',
])('active HTML is blocked: %s', (html) => expect(rules.createHTML(html)).toBeNull());
