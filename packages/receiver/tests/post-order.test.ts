import { readReference } from '../reference';
import { CANCELLATION, keyNumber, sentBy, WITHDRAWAL } from './sample';
import { startReceiver } from './start';

type Receiver = Awaited<ReturnType<typeof startReceiver>>;
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const rows = (table: string) => receiver.database.query(`SELECT * FROM ${table}`);
const KEY = keyNumber(1);

test.each([
  ['an order', sentBy('year')],
  ['a school’s request', sentBy('class')],
  ['a cancellation', CANCELLATION],
  ['a withdrawal', WITHDRAWAL],
])('%s is stored with its e-mail before the response (R-REC-2)', async (_what, message) => {
  const response = await receiver.post(KEY, message);
  expect(response.status).toBe(200);
  const answer = await response.json();
  expect(answer).toMatchObject({ status: 'accepted' });
  expect(readReference(answer.reference)).toBe(answer.reference);
  expect(Math.abs(Date.parse(answer.receivedAt) - Date.now())).toBeLessThan(60_000);
  expect(await rows('cases')).toMatchObject([{ reference: answer.reference, state: 'new', differs: '[]' }]);
  expect(await rows('mails')).toMatchObject([
    { kind: 'confirmation', recipient: 'anna@example.org', state: 'waiting' },
  ]);
});

test('a repeated order makes one order with one e-mail and gets the same response (R-REC-2)', async () => {
  const answers = [];
  for (let turn = 0; turn < 3; turn += 1) answers.push(await (await receiver.post(KEY, sentBy('year'))).json());
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect([await rows('cases'), await rows('versions'), await rows('mails')].map(({ length }) => length)).toEqual([
    1, 1, 1,
  ]);
});

test('a corrected order keeps its number, is stored as another version and confirmed by e-mail (R-REC-2)', async () => {
  const first = await (await receiver.post(KEY, sentBy('year'))).json();
  const second = await (await receiver.post(KEY, sentBy('year', { city: 'Bonn' }))).json();
  expect(second.reference).toBe(first.reference);
  expect((await rows('versions')).map(({ version }) => version)).toEqual([1, 2]);
  expect((await rows('mails')).map(({ kind }) => kind)).toEqual(['confirmation', 'correction']);
  const [, latest] = await rows('versions');
  expect(String(latest?.body)).toContain('Bonn');
});

test('the figures a buyer saw are stored unchanged, and the office sees the differences (R-REC-3)', async () => {
  const message = sentBy('year');
  const lines = message.seen.lines.map((line) => ({ ...line, text: line.text.replace('8,90', '7,90') }));
  await receiver.post(KEY, { ...message, seen: { ...message.seen, lines } });
  const [kept] = await rows('cases');
  expect(kept?.state).toBe('unclear');
  expect(String(kept?.differs)).toMatch(/Preis: gesehen „7,90.*gerechnet „8,90/);
  const [version] = await rows('versions');
  expect(JSON.parse(String(version?.body)).seen.lines).toEqual(lines);
});

test('an order from an outdated page for a past day is accepted for the office to resolve', async () => {
  const response = await receiver.post(KEY, { ...sentBy('year'), startDate: '2020-01-04' });
  expect(response.status).toBe(200);
  expect(await rows('cases')).toMatchObject([{ state: 'unclear', differs: expect.stringContaining('schon vorbei') }]);
});

test('an order of a plan that is not sold is refused', async () => {
  expect((await receiver.post(KEY, { ...sentBy('year'), planId: 'half-year' })).status).toBe(422);
  expect(await rows('cases')).toEqual([]);
});

describe('abuse', () => {
  test.each([
    [403, { Origin: 'https://strange.example' }, KEY],
    [403, { 'Sec-Fetch-Site': 'cross-site' }, KEY],
    [415, { 'Content-Type': 'text/plain' }, KEY],
    [400, {}, 'kurz'],
  ])('gets status %i: %j', async (status, headers, key) => {
    expect((await receiver.post(key, WITHDRAWAL, headers as Record<string, string>)).status).toBe(status);
    expect(await rows('cases')).toEqual([]);
  });
});

test('another site may send orders if its origin is configured', async () => {
  const origin = 'https://abo.example.com';
  const own = await startReceiver(undefined, { origins: [origin] });
  const asked = await fetch(own.endpoint, { method: 'OPTIONS', headers: { Origin: origin } });
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
  expect((await own.post(KEY, WITHDRAWAL, { Origin: origin })).headers.get('access-control-allow-origin')).toBe(origin);
  expect(
    (await fetch(own.endpoint, { method: 'OPTIONS', headers: { Origin: 'https://strange.example' } })).status,
  ).toBe(403);
  await own.stop();
});

test('orders are refused while the database is down, and no personal data is logged (R-REC-5)', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  receiver.database.transaction = () => Promise.reject(new Error('DE89370400440532013000 Müller'));
  const response = await receiver.post(KEY, sentBy('year'));
  expect(response.status).toBe(503);
  expect(said.mock.calls.join()).not.toMatch(/Müller|DE89/);
  said.mockRestore();
});

test('orders are refused while the disk is full, and accepted once there is room (R-REC-2)', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const pages = (most: number) => receiver.database.query(`PRAGMA max_page_count = ${most}`);
  await pages(1);
  let sent = 0;
  let status = 200;
  for (; status === 200; sent += 1) status = (await receiver.post(keyNumber(sent), sentBy('year'))).status;
  expect(status).toBe(503);
  expect(said.mock.calls).toEqual([['order: StoreAway SQLITE_FULL']]);
  expect(await rows('cases')).toHaveLength(sent - 1);
  expect(await rows('mails')).toHaveLength(sent - 1);
  await pages(1_000_000);
  expect((await receiver.post(keyNumber(sent - 1), sentBy('year'))).status).toBe(200);
  expect(await rows('cases')).toHaveLength(sent);
  said.mockRestore();
});

test('a clock set back stops no order and repeats no number', async () => {
  const first = await (await receiver.post(KEY, WITHDRAWAL)).json();
  jest.useFakeTimers({
    now: Date.now() - 400 * 24 * 3_600_000,
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
  });
  const second = await (await receiver.post(keyNumber(2), WITHDRAWAL)).json();
  jest.useRealTimers();
  const third = await (await receiver.post(keyNumber(3), WITHDRAWAL)).json();
  expect(new Set([first, second, third].map(({ reference }) => reference)).size).toBe(3);
});
