import { buildNumber } from 'subscription/order/sources';
import { content } from '@/tests/fixtures/content';
import { until } from '@/tests/until';
import { nextTry, runOutbox, sendDue } from '../mail/outbox';
import { smtpTransport } from '../mail/transport';
import { takeBuild } from '../store/builds';
import { startMailServer, textOf } from './mail-server';
import { CANCELLATION, keyNumber, sentBy, WITHDRAWAL } from './sample';
import { startReceiver } from './start';

const FROM = { name: 'DUDA', address: 'abo@duda.example' };
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let post: Awaited<ReturnType<typeof startMailServer>>;
let transport: ReturnType<typeof smtpTransport>;
beforeEach(async () => {
  receiver = await startReceiver();
  post = await startMailServer();
  transport = smtpTransport(post.url, FROM);
});
afterEach(async () => {
  transport.close();
  await post.stop();
  await receiver.stop();
});

const deliver = () => sendDue({ database: receiver.database, builds: receiver.receiver.builds, transport });
const mails = () => receiver.database.query('SELECT * FROM mails ORDER BY queued_at');
const soon = () => receiver.database.query("UPDATE mails SET due_at = '' WHERE state = 'waiting'");

test('a buyer gets the order by e-mail, with terms and withdrawal instruction attached (R-REC-7)', async () => {
  const { reference } = await (await receiver.post(keyNumber(1), sentBy('year'))).json();
  expect(await deliver()).toBe(1);
  const [mail] = post.taken;
  expect(mail?.to).toEqual(['anna@example.org']);
  expect(mail?.raw).toMatch(/filename=AGB.txt/);
  expect(mail?.raw).toMatch(/filename=Widerrufsbelehrung.txt/);
  for (const [, body = ''] of (mail?.raw ?? '').matchAll(/filename=\w+\.txt\r\n(?:.+\r\n)*\r\n([\s\S]*?)\r\n--/g))
    expect(Buffer.from(body, 'base64').subarray(0, 3)).toEqual(Buffer.from('\ufeff'));
  const text = textOf(mail?.raw ?? '');
  for (const words of [
    reference,
    'Jahresabo',
    '8,90',
    'Anna Müller',
    'IBAN DE••',
    content.site.order.withdrawal.slice(0, 30),
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('0440');
});

test('the e-mail confirms what was shown and reckoned, even if the price has changed since (R-REC-3)', async () => {
  await receiver.post(keyNumber(1), sentBy('year'));
  const plans = content.plans.map((plan) => ({ ...plan, price: { ...plan.price, cents: 9999, text: '99,99 €' } }));
  const dearer = { ...content, plans };
  await takeBuild(receiver.database, { number: buildNumber(dearer), sources: dearer }, new Date());
  await receiver.receiver.builds.look();
  await deliver();
  const text = textOf(post.taken[0]?.raw ?? '');
  expect(text).toContain('8,90');
  expect(text).not.toContain('99,99');
  expect(text).not.toContain(content.office.mails.checking);
});

test('nothing that a stranger put into the summary is mailed; the publisher checks it (R-REC-3)', async () => {
  const message = sentBy('year');
  const lines = message.seen.lines.map((line) => ({ ...line, text: line.text.replace('8,90', '7,90') }));
  const spam = { label: 'Gewinn', text: 'Holen Sie ihn ab: https://evil.example' };
  await receiver.post(keyNumber(1), { ...message, seen: { ...message.seen, lines: [...lines, spam, ...lines] } });
  await deliver();
  const text = textOf(post.taken[0]?.raw ?? '');
  expect(text).toContain(content.office.mails.checking.split(',')[0]);
  expect(text).toContain('Abo: Jahresabo');
  expect(text).not.toMatch(/7,90|Gewinn|evil/);
});

test('no mail program makes a link of a typed name (R-REC-7)', async () => {
  const lastName = 'Müller www.evil.example http://evil.example/x';
  await receiver.post(keyNumber(1), sentBy('gift', { lastName, cardText: 'Siehe evil.example', city: 'St. Pölten' }));
  await receiver.post(keyNumber(2), { ...WITHDRAWAL, name: 'Anna evil.example' });
  await deliver();
  const texts = post.taken.map(({ raw }) => textOf(raw));
  for (const text of texts) expect(text).not.toMatch(/www\.evil|http:\/\/evil|evil\.example/);
  expect(texts.join()).toContain('St. Pölten');
  expect(texts.join()).toContain('E-Mail: anna@example.org');
});

test('a sent e-mail is not sent again, and its body is deleted', async () => {
  await receiver.post(keyNumber(1), WITHDRAWAL);
  await deliver();
  expect(await deliver()).toBe(0);
  expect(await mails()).toMatchObject([{ state: 'sent', content: '', sent_at: expect.stringMatching(/^20/) }]);
  expect(post.taken).toHaveLength(1);
});

test.each([
  [
    'cancellation',
    CANCELLATION,
    ['Hiermit kündige ich', 'zum frühestmöglichen Zeitpunkt', 'Beim Verlag eingegangen am'],
  ],
  ['withdrawal', WITHDRAWAL, ['Hiermit widerrufe ich', 'Beim Verlag eingegangen am']],
])('a %s is confirmed with its content and the time of receipt (R-REC-7)', async (_kind, message, words) => {
  const { reference } = await (await receiver.post(keyNumber(1), message)).json();
  await deliver();
  const text = textOf(post.taken[0]?.raw ?? '');
  for (const word of [...words, reference, 'Anna Müller']) expect(text).toContain(word);
});

test('a school reads that it has not bought anything, and gets no terms (R-REC-7)', async () => {
  await receiver.post(keyNumber(1), sentBy('class'));
  await deliver();
  const raw = post.taken[0]?.raw ?? '';
  expect(textOf(raw)).toContain('noch keine Bestellung');
  expect(raw).not.toContain('AGB.txt');
});

test('the gift card is sent to the payer and shows typed HTML as text (R-REC-7)', async () => {
  const cardText = '<script>alert(1)</script>\nAlles Liebe!';
  await receiver.post(keyNumber(1), sentBy('gift', { cardText }));
  await deliver();
  const raw = post.taken[0]?.raw ?? '';
  const [, body = ''] = /filename=Geschenkkarte.html\r\n(?:.+\r\n)*\r\n([\s\S]*?)\r\n--/.exec(raw) ?? [];
  const card = Buffer.from(body, 'base64').toString() + body;
  expect(card).toContain('Alles Liebe!');
  expect(card).not.toContain('<script>');
});

test('typed text never becomes a header or another recipient (R-REC-8)', async () => {
  const name = 'Anna" <x@example.org>, y@example.org';
  expect((await receiver.post(keyNumber(1), { ...WITHDRAWAL, name })).status).toBe(200);
  expect((await receiver.post(keyNumber(2), { ...WITHDRAWAL, name: 'Anna\r\nBcc: x@example.org' })).status).toBe(200);
  await deliver();
  expect(post.taken).toHaveLength(2);
  for (const { to, raw } of post.taken) {
    expect(to).toEqual(['anna@example.org']);
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/x@example|y@example/);
  }
});

test('an e-mail that the server defers is sent later with the same Message-ID', async () => {
  await receiver.post(keyNumber(1), WITHDRAWAL);
  post.willBehave('later');
  await deliver();
  const [waiting] = await mails();
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, fault: expect.stringContaining('451') });
  expect(await deliver()).toBe(0);
  await soon();
  await deliver();
  expect(post.taken).toHaveLength(1);
  expect(post.taken[0]?.raw).toContain(`Message-ID: <${waiting?.id}@duda.example>`);
});

test('a silent mail server delays e-mails, not orders (R-REC-8)', async () => {
  transport.close();
  transport = smtpTransport(post.url, FROM, 500);
  for (let turn = 0; turn < 3; turn += 1)
    await receiver.post(keyNumber(turn), { ...WITHDRAWAL, contract: `Abo ${turn}` });
  post.willBehave('hang');
  const delivery = deliver();
  expect((await receiver.post(keyNumber(9), CANCELLATION)).status).toBe(200);
  await delivery;
  expect((await mails()).map(({ fault }) => fault)).toContain('Mailserver nicht erreichbar: ETIMEDOUT');
  await until('all mails', async () => {
    await soon();
    await deliver();
    return (await mails()).every(({ state }) => state === 'sent');
  });
  expect(new Set(post.taken.map(({ raw }) => /^Message-ID: .*/m.exec(raw)?.[0])).size).toBe(4);
});

test('a rejected address is not retried, and the history shows the failure', async () => {
  await receiver.post(keyNumber(1), WITHDRAWAL);
  post.willBehave('refuse');
  await deliver();
  expect(await mails()).toMatchObject([{ state: 'failed' }]);
  const happenings = await receiver.database.query('SELECT what FROM happenings');
  expect(happenings.map(({ what }) => what)).toContain('mailFailed');
});

test('an hour without the mail server loses nothing (R-REC-8)', async () => {
  const { port } = post;
  await post.stop();
  for (let turn = 0; turn < 5; turn += 1)
    await receiver.post(keyNumber(turn), { ...WITHDRAWAL, contract: `Abo ${turn}` });
  await deliver();
  expect((await mails()).every(({ state }) => state === 'waiting')).toBe(true);
  post = await startMailServer(port);
  await soon();
  await deliver();
  expect(post.taken).toHaveLength(5);
});

test('who got an e-mail gets it once, although the database was away when it should be marked (R-REC-8)', async () => {
  await receiver.post(keyNumber(1), WITHDRAWAL);
  const { database } = receiver;
  let left = 1;
  const transaction: typeof database.transaction = (work) =>
    post.taken.length > 0 && left-- > 0 ? Promise.reject(new Error('away')) : database.transaction(work);
  await sendDue({ database: { ...database, transaction }, builds: receiver.receiver.builds, transport });
  expect(left).toBeLessThan(1);
  expect(await mails()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  expect(post.taken).toHaveLength(1);
});

test('stopping finishes e-mails in progress and leaves the rest for the next start', async () => {
  for (let turn = 0; turn < 40; turn += 1)
    await receiver.post(keyNumber(turn), { ...WITHDRAWAL, contract: `Abo ${turn}` });
  const outbox = runOutbox({ database: receiver.database, builds: receiver.receiver.builds, transport });
  await outbox.stop();
  expect(post.taken.length).toBeLessThan(40);
  await soon();
  await deliver();
  expect(post.taken).toHaveLength(40);
});

test('a clock set back, or wrong for a while, delays no e-mail', async () => {
  const ahead = "due_at = '2099-01-01T00:00:00.000Z'";
  for (const [at, change] of [`queued_at = '2099-01-01T00:00:00.000Z', ${ahead}`, `attempts = 3, ${ahead}`].entries()) {
    await receiver.post(keyNumber(at), { ...WITHDRAWAL, contract: `Abo ${at}` });
    await receiver.database.query(`UPDATE mails SET ${change} WHERE state = 'waiting'`);
    await deliver();
    expect(post.taken).toHaveLength(at + 1);
  }
});

test('a test order is mailed to the publisher only, then erased', async () => {
  await receiver.post(keyNumber(1), { ...sentBy('year'), isTest: true });
  await deliver();
  expect(post.taken[0]?.to).toEqual(['probe@example.org']);
  for (const table of ['cases', 'versions', 'mails', 'words', 'happenings'])
    expect(await receiver.database.query(`SELECT key FROM ${table}`)).toEqual([]);
});

test('retries get further apart for three days (R-REC-8)', () => {
  const pauses: number[] = [];
  let at = new Date('2026-11-21T12:00:00Z');
  for (let tries = 1; ; tries += 1) {
    const next = nextTry(tries, at);
    if (!next) break;
    pauses.push(next.getTime() - at.getTime());
    at = next;
  }
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect(pauses.length).toBeGreaterThan(20);
  expect(at.getTime() - Date.parse('2026-11-21T12:00:00Z')).toBeGreaterThan(2.8 * 24 * 3_600_000);
});
