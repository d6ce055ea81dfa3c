import { sendMessage } from 'subscription/order/send';
import { patience } from '@/tests/slowness';
import { startReceiver } from './receiver';

const message = { type: 'order', planId: 'gift', payer: { lastName: 'Müller' } };
const options = { key: 'schluessel-1', timeout: patience(30), pause: 1, isOnline: () => true };
/** Only a silent receiver needs a short timeout; otherwise a slow machine has time. */
const limitFor = (turn: string) => (turn === 'silence' ? { timeout: patience(0.5) } : {});

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const send = (more: object = {}) =>
  sendMessage({ mode: 'endpoint', endpoint: receiver.endpoint }, message, { ...options, ...more });

test('an order arrives once, complete, and returns its number (R-ORD-10)', async () => {
  expect(await send()).toEqual({ ok: true, transmitted: true, reference: 'D-1', receivedAt: undefined });
  expect([...receiver.kept.values()]).toEqual([message]);
  expect(receiver.keys.length).toBe(1);
});

test.each(['fail', 'silence', 'nonsense', 'wrong'] as const)(
  'after "%s" the retry succeeds, still with one order',
  async (turn) => {
    receiver.willBehave(turn);
    expect(await send(limitFor(turn))).toMatchObject({ ok: true });
    expect(receiver.kept.size).toBe(1);
    expect(receiver.keys.length).toBe(2);
  },
);

test.each([
  ['fail', 'server', 0],
  ['silence', 'timeout', 1],
  ['nonsense', 'answer', 1],
  ['wrong', 'answer', 1],
] as const)('"%s" twice is reported as "%s", and sending again makes no second order', async (turn, reason, kept) => {
  receiver.willBehave(turn, turn);
  expect(await send(limitFor(turn))).toEqual({ ok: false, reason });
  expect(receiver.kept.size).toBe(kept);
  expect(await send()).toMatchObject({ ok: true });
  expect(receiver.kept.size).toBe(1);
});

const HOUR = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR);

test.each([
  ['just now', inHours(0).toISOString(), inHours(0)],
  ['with another offset', inHours(-2).toISOString().replace('.000Z', '+00:00'), inHours(-2)],
  ['twenty-three hours ago', inHours(-23).toISOString(), inHours(-23)],
  ['twenty-five hours ago', inHours(-25).toISOString(), undefined],
  ['twenty-five hours ahead', inHours(25).toISOString(), undefined],
  ['in the year 1', '0001-01-01T00:00:00Z', undefined],
  ['in the year 10000', '+010000-01-01T00:00:00Z', undefined],
  ['in words', 'gestern', undefined],
])('accepts a time of receipt only if plausible: %s', async (_when, receivedAt, moment) => {
  receiver.stateMoment(receivedAt);
  expect(await send()).toMatchObject({ ok: true, receivedAt: moment });
});

test.each([
  ['D'.repeat(64), 'D'.repeat(64)],
  ['D'.repeat(65), undefined],
])('accepts a receipt number of at most 64 characters: %s', async (number, reference) => {
  receiver.stateNumber(number);
  expect(await send()).toMatchObject({ ok: true, reference });
});

test.each(['tooSlow', 'tooMany'] as const)('a receiver that is "%s" is not retried at once', async (turn) => {
  receiver.willBehave(turn);
  expect(await send()).toEqual({ ok: false, reason: 'later' });
  expect(receiver.keys.length).toBe(1);
});

test('a redirect is a failure, and the order is sent nowhere else', async () => {
  receiver.willBehave('moved', 'moved');
  expect(await send()).toMatchObject({ ok: false });
  expect(receiver.kept.size).toBe(0);
});

test('a refusal is not retried', async () => {
  receiver.willBehave('refuse');
  expect(await send()).toEqual({ ok: false, reason: 'refused' });
  expect(receiver.keys.length).toBe(1);
});

test('sends nothing while offline', async () => {
  expect(await send({ isOnline: () => false })).toEqual({ ok: false, reason: 'offline' });
  expect(receiver.keys.length).toBe(0);
});

test('an unreachable receiver counts as offline', async () => {
  const dead = { mode: 'endpoint', endpoint: 'http://127.0.0.1:9/orders' } as const;
  expect(await sendMessage(dead, message, options)).toEqual({ ok: false, reason: 'offline' });
});

test('the preview sends nothing (R-ORD-8)', async () => {
  expect(await sendMessage({ mode: 'demo' }, message, options)).toEqual({ ok: true, transmitted: false });
  expect(receiver.keys.length).toBe(0);
});
