import { digester } from '../digest';
import { sendDue } from '../mail/outbox';
import { resendMail } from '../office/change';
import { CANCELLATION, FOR_FAMILY, keyNumber, sentBy, WITHDRAWAL } from './sample';
import { startReceiver } from './start';

type Receiver = Awaited<ReturnType<typeof startReceiver>>;
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver(undefined, { limits: { messages: 10_000, mails: 3 } });
});
afterEach(() => receiver.stop());

const rows = (table: string, order = 'key') => receiver.database.query(`SELECT * FROM ${table} ORDER BY ${order}`);
const KEY = keyNumber(1);

test('characters nobody sees lose no order, and none is stored (R-REC-1)', async () => {
  const { payer, ...order } = sentBy('gift', { cardText: 'Für dich' });
  const typed = {
    ...order,
    payer: { ...payer, lastName: ' Mu\u0308l\u200bler\u00ad ', email: 'Anna\u2060@Example.org ', city: 'Köln\nBcc' },
    gift: { ...order.gift, cardText: ' Für\u200e dich \r\n Oma ' },
  };
  expect((await receiver.post(KEY, typed)).status).toBe(200);
  const [version] = await rows('versions');
  const stored = JSON.parse(String(version?.body));
  expect(stored).toMatchObject({
    payer: { lastName: 'Müller', email: 'Anna@Example.org', city: 'Köln Bcc' },
    gift: { cardText: 'Für dich\nOma' },
  });
  expect((await receiver.post(keyNumber(2), { ...typed, payer: { ...payer, lastName: '\u3164\u115f' } })).status).toBe(
    422,
  );
});

test('a mail address keeps its spelling, and is compared in one form', async () => {
  await receiver.post(KEY, { ...WITHDRAWAL, email: 'Anna@MÜLLER.de' });
  expect(await rows('cases')).toMatchObject([{ email: 'anna@xn--mller-kva.de' }]);
  expect(await rows('mails')).toMatchObject([{ recipient: 'Anna@MÜLLER.de', mailbox: 'anna@xn--mller-kva.de' }]);
});

describe('likely doubles', () => {
  test('are two orders, and the second names the first to the office (R-REC-2)', async () => {
    const first = await (await receiver.post(KEY, sentBy('gift'))).json();
    const second = await (await receiver.post(keyNumber(2), sentBy('gift', { city: 'Bonn' }))).json();
    expect(second.reference).not.toBe(first.reference);
    expect(await rows('cases')).toMatchObject([
      { state: 'new', differs: '[]' },
      { state: 'unclear', differs: expect.stringContaining(first.reference) },
    ]);
  });

  test('are found among orders that arrive together', async () => {
    await Promise.all([receiver.post(KEY, sentBy('gift')), receiver.post(keyNumber(2), sentBy('gift'))]);
    expect((await rows('cases')).map(({ state }) => state).sort()).toEqual(['new', 'unclear']);
  });

  test('are none for another child, another plan, after weeks, or for the same form', async () => {
    const child = { ...FOR_FAMILY.recipient, street: 'Am Bach', postalCode: '50999' };
    const giftFor = (firstName: string) =>
      sentBy('gift', { toRecipient: true, recipient: { ...child, firstName }, accessTo: 'payer' });
    await receiver.post(KEY, giftFor('Mia'));
    await receiver.post(KEY, giftFor('Mia'));
    await receiver.post(KEY, { ...giftFor('Mia'), salutation: 'Divers' });
    await receiver.post(keyNumber(2), giftFor('Tom'));
    await receiver.post(keyNumber(3), sentBy('year'));
    await receiver.database.query("UPDATE cases SET received_at = '2020-01-01T00:00:00.000Z'");
    await receiver.post(keyNumber(4), giftFor('Mia'));
    expect((await rows('cases')).map(({ state }) => state)).toEqual(['new', 'new', 'new', 'new']);
  });
});

describe('a key', () => {
  test('belongs to one kind of message: a test never erases a real order', async () => {
    await receiver.post(KEY, { ...sentBy('year'), isTest: true });
    expect((await receiver.post(KEY, sentBy('year'))).status).toBe(409);
    await receiver.post(keyNumber(2), sentBy('year', { lastName: 'Meier' }));
    for (const other of [{ ...sentBy('year'), isTest: true }, CANCELLATION, WITHDRAWAL])
      expect((await receiver.post(keyNumber(2), other)).status).toBe(409);
    const transport = { send: async () => undefined, close: () => undefined };
    await sendDue({ database: receiver.database, builds: receiver.receiver.builds, transport });
    expect(await rows('cases')).toMatchObject([{ key: keyNumber(2), kind: 'order', version: 1 }]);
  });
});

describe('the hash that tells a corrected account number', () => {
  test('sees a number that differs in a way three hex digits do not show', async () => {
    await receiver.post(KEY, sentBy('year', { iban: 'DE89370400440532013000' }));
    await receiver.post(KEY, sentBy('year', { iban: 'DE68370400440000003104' }));
    const versions = await rows('versions', 'version');
    expect(versions).toHaveLength(2);
    expect(versions.map(({ body, digest }) => `${body}${digest}`).join()).not.toMatch(/8937040|4400000/);
  });

  test('needs a secret of the settings, the same in each process', () => {
    const settings = { smtpUrl: 'smtps://duda:geheim@mail.example.org' };
    expect(digester(settings)('DE89')).toBe(digester({ ...settings })('DE89'));
    expect(digester(settings)('DE89')).toMatch(/^[0-9a-f]{64}$/);
    expect(digester({ passwordHash: 'scrypt:a' })('DE89')).not.toBe(digester({ passwordHash: 'scrypt:b' })('DE89'));
    expect(digester({ database: 'data/orders.db' })('DE89')).not.toBe(digester({ database: 'data/orders.db' })('DE89'));
  });
});

test('ten withdrawals in somebody’s name delay only mails: hers is accepted (R-REC-5)', async () => {
  const statuses = [];
  for (let turn = 0; turn < 10; turn += 1)
    statuses.push((await receiver.post(keyNumber(turn), { ...WITHDRAWAL, contract: `Abo ${turn}` })).status);
  statuses.push((await receiver.post(keyNumber(20), { ...CANCELLATION, email: 'ANNA@example.org' })).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await receiver.post(keyNumber(21), { ...WITHDRAWAL, email: 'mia@example.org' })).status).toBe(200);
  const sent: string[] = [];
  const transport = { send: async ({ to }: { to: string }) => void sent.push(to), close: () => undefined };
  await sendDue({ database: receiver.database, builds: receiver.receiver.builds, transport });
  expect(sent.sort()).toEqual([...Array(3).fill('anna@example.org'), 'mia@example.org']);
  const waiting = await receiver.database.query(
    "SELECT queued_at, due_at FROM mails WHERE state = 'waiting' ORDER BY due_at",
  );
  const hours = waiting.map(
    (mail) => (Date.parse(String(mail.due_at)) - Date.parse(String(mail.queued_at))) / 3_600_000,
  );
  expect(hours).toEqual([1, 1, 1, 2, 2, 2, 3, 3]);
});

test('mails sent while the clock was ahead delay no later ones', async () => {
  for (let turn = 0; turn < 3; turn += 1)
    await receiver.post(keyNumber(turn), { ...WITHDRAWAL, contract: `Abo ${turn}` });
  await receiver.database.query("UPDATE mails SET state = 'sent', due_at = '2034-01-02T00:00:00.000Z'");
  await receiver.post(keyNumber(9), WITHDRAWAL);
  const [mail] = await receiver.database.query("SELECT queued_at, due_at FROM mails WHERE state = 'waiting'");
  expect(mail?.due_at).toBe(mail?.queued_at);
});

test.each([
  ['an order', sentBy('year', { marketingConsent: true })],
  ['a cancellation', CANCELLATION],
])('%s with the trap filled in waits for the office, and the page is told so (R-REC-5)', async (_what, message) => {
  const answer = await (await receiver.post(KEY, { ...message, trap: 'x'.repeat(600) })).json();
  expect(answer).toMatchObject({ status: 'accepted', confirmation: 'afterCheck' });
  expect((await rows('mails')).every(({ state }) => state === 'held')).toBe(true);
  expect(await rows('cases')).toMatchObject([{ state: 'unclear' }]);
  await resendMail(receiver.database, answer.reference, new Date());
  expect((await rows('mails')).every(({ state }) => state === 'waiting')).toBe(true);
});

test('sent again without the trap, it counts as a correction and is mailed', async () => {
  await receiver.post(KEY, { ...CANCELLATION, trap: 'gefüllt' });
  const answer = await (await receiver.post(KEY, CANCELLATION)).json();
  expect(answer).not.toHaveProperty('confirmation');
  expect(await rows('mails')).toMatchObject([{ state: 'waiting', kind: 'correction' }]);
});

test.each([
  ['9999-12-31', 422],
  ['2031-01-04', 422],
  ['0001-01-06', 422],
])('a start on %s is answered with %i', async (startDate, status) => {
  expect((await receiver.post(KEY, { ...sentBy('year'), startDate })).status).toBe(status);
});
