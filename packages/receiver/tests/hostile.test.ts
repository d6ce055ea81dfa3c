import { request } from 'node:http';
import { runs, THOROUGH } from '@/tests/thorough';
import { startOffice } from './office-browser';
import { CANCELLATION, keyNumber, sentBy, WITHDRAWAL } from './sample';
import { startReceiver } from './start';

const FLOOD = runs(100, 10_000);

type Office = Awaited<ReturnType<typeof startOffice>>;
let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.stop());

const order = sentBy('gift', {
  toRecipient: true,
  recipient: {
    firstName: 'Mia',
    lastName: 'Sonne',
    street: 'Am Bach',
    houseNumber: '3',
    supplement: '',
    postalCode: '50999',
    city: 'Köln',
  },
});

/** Malicious input for fields. */
const TYPED = {
  header: ['a\r\nBcc: x@example.org', 'a\nSubject: Gewonnen', 'a\u2028b', 'a\u0000b', 'a\u000bb'],
  sql: ["'; DROP TABLE cases; --", "' OR '1'='1", '$1', '?', "\\'; SELECT pg_sleep(9)--", '%_%'],
  html: ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}}', '#{7*7}', '%name%', '&lt;b&gt;'],
  formula: ['=1+1', '+cmd|calc', '-1', '@SUM(1)', '\t=1', '=HYPERLINK("https://x.example")'],
  unicode: [
    '\u202eabc',
    '\ud800',
    'a\u200fb',
    '𝕬𝖓𝖓𝖆',
    'é'.normalize('NFD'),
    'A\u0301\u0301\u0301',
    '\ufeffAnna',
    '👩‍👩‍👧‍👦👩‍👩‍👧‍👦',
  ],
  size: ['x'.repeat(101), 'x'.repeat(5000), 'x'.repeat(40_000)],
};
const FIELDS = ['firstName', 'lastName', 'street', 'city', 'houseNumber', 'email'] as const;

/** Malicious text in every field, and invalid messages. */
function* bodies(): Generator<[kind: string, body: string]> {
  for (const [kind, texts] of Object.entries(TYPED))
    for (const text of texts)
      for (const field of FIELDS) yield [kind, JSON.stringify({ ...order, payer: { ...order.payer, [field]: text } })];
  const types: unknown[] = [null, true, 0, -1, 1e308, '', [], {}, [[]], { length: 3 }, { toString: 1 }];
  for (const value of types) {
    yield ['type', JSON.stringify(value)];
    for (const field of ['planId', 'payer', 'seen', 'copies', 'startDate', 'type'])
      yield ['type', JSON.stringify({ ...order, [field]: value })];
  }
  const deep = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`;
  for (const body of [deep, '['.repeat(30_000), `{"type":"order","payer":${deep}}`]) yield ['depth', body];
  for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])
    for (const body of [
      `{"${name}":{"type":"withdrawal"}}`,
      JSON.stringify(WITHDRAWAL).replace('{', `{"${name}":{"isTest":true},`),
      JSON.stringify(order).replace('"payer":{', `"payer":{"${name}":1,`),
    ])
      yield ['prototype', body];
  for (const body of [
    '',
    ' ',
    '\ufeff{}',
    '{"type":"order"',
    'undefined',
    'NaN',
    '{"type":"order",}',
    "{'type':'order'}",
  ])
    yield ['syntax', body];
}

const all = [...bodies()];

test(`${all.length} malicious bodies are refused or stored as harmless text; none causes an error (R-REC-17)`, async () => {
  expect(all.length).toBeGreaterThanOrEqual(300);
  const table: Record<string, Record<number, number>> = {};
  for (const [index, [kind, body]] of all.entries()) {
    const { status } = await fetch(`${office.endpoint}/bestellungen`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': keyNumber(index) },
      body,
    });
    table[kind] ??= {};
    table[kind][status] = (table[kind][status] ?? 0) + 1;
  }
  expect(Object.keys(Object.assign({}, ...Object.values(table))).sort()).toEqual(['200', '413', '422']);
  for (const kind of ['type', 'depth', 'prototype', 'syntax'])
    expect(Object.keys(table[kind] ?? {})).not.toContain('200');
  const stored = await office.database.query<{ body: string }>('SELECT body FROM versions');
  expect(stored).toHaveLength(Object.values(table).reduce((sum, counts) => sum + (counts[200] ?? 0), 0));
  // A header injection leaves no line break in any single-line field.
  for (const { body } of stored)
    expect(Object.values(JSON.parse(body).payer).join()).not.toMatch(/\p{Cc}|[\u2028\u2029]/u);
  if (THOROUGH) console.info(table);
});

test('stored malicious text is shown as text, and spreadsheets evaluate none of it', async () => {
  const cases = await office.database.query<{ reference: string }>(
    "SELECT reference FROM cases JOIN versions ON versions.key = cases.key WHERE versions.body LIKE '%<%'",
  );
  expect(cases.length).toBeGreaterThan(5);
  for (const { reference } of cases)
    expect(await (await office.go(`/buero/vorgang/${reference}`)).text()).not.toMatch(/<script|<img src=x/);
  await office.database.query("UPDATE cases SET state = 'new'");
  const csv = await (await office.send('/buero/weitergeben', { format: 'csv' }, '/buero/weitergeben')).text();
  expect(csv.split('\r\n').flatMap((row) => row.match(/(?<=^|;)"?[=+@\t][^;]*/g) ?? [])).toEqual([]);
});

const portOf = (path: string) => (path.startsWith('/bestellungen') ? office.endpoint : office.address);

const raw = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) =>
    request(portOf(path), { method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end(),
  );

test.each([
  '/buero/../etc/passwd',
  '/buero/%2e%2e/%2e%2e/etc/passwd',
  '/buero/mails/../../orders.db',
  '/buero/mails/..%2f..%2forders.db',
  '/buero/vorgang/%00',
  '/buero/vorgang/%E0%A4%A',
  '//buero//',
  '/bestellungen/werbung/../../buero',
  '/bestellungen/probe/%27%20OR%201=1',
])('the path %s reveals nothing', async (path) => {
  expect([200, 303, 400, 404]).toContain(await raw('GET', path));
  expect(await (await fetch(`${portOf(path)}${path}`)).text()).not.toMatch(/root:|SQLite format/);
});

test.each(['PUT', 'DELETE', 'PATCH', 'TRACE'])('%s changes nothing', async (method) => {
  expect(await raw(method, '/bestellungen')).toBeGreaterThanOrEqual(400);
  expect(await raw(method, '/buero/alle')).toBeGreaterThanOrEqual(400);
});

test('reusing a key with changing bodies makes one case, and is refused after 20 versions', async () => {
  const key = 'immer-derselbe-schluessel';
  const statuses: number[] = [];
  for (let turn = 0; turn < 25; turn += 1) {
    const response = await fetch(`${office.endpoint}/bestellungen`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ ...CANCELLATION, contract: `Abo ${turn}` }),
    });
    statuses.push(response.status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(422);
  expect(await office.database.query('SELECT version FROM cases WHERE key = ?', [key])).toEqual([{ version: 20 }]);
});

test(`${FLOOD} requests from one address are limited, while another address is served (R-REC-5)`, async () => {
  const strict = await startReceiver(undefined, { limits: { messages: 30, mails: 1000 } });
  const from = (address: string, key: string) =>
    strict.post(key, WITHDRAWAL, { 'X-Forwarded-For': address }).then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    });
  const counts: Record<number, number> = {};
  for (let turn = 0; turn < FLOOD; turn += 50)
    for (const status of await Promise.all(
      Array.from({ length: 50 }, (_, at) => from('198.51.100.7', keyNumber(turn + at))),
    ))
      counts[status] = (counts[status] ?? 0) + 1;
  expect(counts).toEqual({ 200: 30, 429: FLOOD - 30 });
  expect(await from('203.0.113.9', keyNumber(20_000))).toBe(200);
  await strict.stop();
});
