import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '@/tests/until';
import { collect } from './collect';
import { startOffice } from './office-browser';
import { CANCELLATION, keyNumber, sentBy } from './sample';
import { startReceiver } from './start';

const LATER = 30 * 24 * 60 * 60 * 1000;
const ticked = sentBy('year', { marketingConsent: true });

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  jest.useRealTimers();
  await receiver.stop();
});

const rows = (table: string) => receiver.database.query(`SELECT * FROM ${table}`);
const linkIn = (mail: unknown) => /https?:\S+\/werbung\/([\w-]{22})/.exec(String(mail))?.[1] ?? '';

/** The page that the last mail about advertising links to. */
async function linkedPage() {
  const mails = await receiver.database.query(
    "SELECT content FROM mails WHERE kind = 'advertising' ORDER BY queued_at",
  );
  const address = `${receiver.endpoint}/werbung/${linkIn(mails.at(-1)?.content)}`;
  return {
    show: async () => (await fetch(address)).text(),
    press: async (act: string) =>
      (await fetch(address, { method: 'POST', body: new URLSearchParams({ do: act }) })).text(),
  };
}
const order = (number = 1, message: unknown = ticked) => receiver.post(keyNumber(number), message);
const inDays = (time: number) =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'], now: Date.now() + time });

test('consent to advertising needs a press on the page of a second e-mail, sent only if the box was ticked (R-REC-6)', async () => {
  await order();
  expect((await rows('mails')).map(({ kind }) => kind)).toEqual(['confirmation', 'advertising']);
  const page = await linkedPage();
  expect(await page.show()).toContain('Ja, bestätigen');
  expect(await rows('consents')).toMatchObject([{ confirmed_at: '', link: '' }]);
  expect(await page.press('confirm')).toContain('Danke');
  expect(await page.press('confirm')).toContain('Zustimmung widerrufen');
  expect(await rows('consents')).toMatchObject([{ confirmed_at: expect.stringMatching(/^20/) }]);
  expect((await fetch(`${receiver.endpoint}/werbung/${'x'.repeat(22)}`)).status).toBe(404);
});

test('a question that is older than seven days can no longer be confirmed', async () => {
  await order();
  const page = await linkedPage();
  inDays(LATER);
  expect(await page.show()).toContain('abgelaufen');
  expect(await page.press('confirm')).toContain('abgelaufen');
  expect(await rows('consents')).toMatchObject([{ confirmed_at: '' }]);
});

test('who has confirmed gets a mail whose link withdraws in two clicks, weeks later and as often as pressed (R-REC-6)', async () => {
  await order();
  await (await linkedPage()).press('confirm');
  const mails = await rows('mails');
  expect(mails).toHaveLength(3);
  const page = await linkedPage();
  inDays(LATER);
  expect(await page.show()).toContain('Zustimmung widerrufen');
  expect(await rows('consents')).toMatchObject([{ withdrawn_at: '' }]);
  for (let turn = 0; turn < 2; turn += 1)
    expect(await page.press('withdraw')).toContain('keine Werbung per E-Mail mehr');
  expect(await page.show()).toContain('Ihre Zustimmung ist widerrufen');
  expect(await page.press('confirm')).toContain('Ihre Zustimmung ist widerrufen');
  expect((await rows('happenings')).filter(({ what }) => what === 'withdrawn')).toHaveLength(1);
});

test('nobody withdraws by a page of another site or what was never confirmed', async () => {
  await order();
  const page = await linkedPage();
  await page.press('withdraw');
  expect(await page.show()).toContain('Ja, bestätigen');
  await page.press('confirm');
  const { link } = (await rows('consents'))[0] ?? {};
  const own = `${receiver.endpoint}/werbung/${String(link).split('/').at(-1)}`;
  const sent = await fetch(own, {
    method: 'POST',
    headers: { Origin: 'https://strange.example' },
    body: new URLSearchParams({ do: 'withdraw' }),
  });
  expect(sent.status).toBe(403);
  expect(await page.show()).toContain('Zustimmung widerrufen');
});

test('a consent confirmed after the hand-over, and one withdrawn, are handed over with both moments (R-REC-11)', async () => {
  await order();
  expect((await collect(receiver.database)).rows).toMatchObject([{ changed: 'neu', advertising: 'nein' }]);
  const page = await linkedPage();
  await page.press('confirm');
  const confirmed = await collect(receiver.database);
  expect(confirmed.rows).toMatchObject([
    {
      changed: 'Werbung bestätigt',
      advertising: 'ja',
      advertisingConfirmed: expect.stringMatching(/^\d\d\.\d\d\.20\d\d \d\d:\d\d$/),
      advertisingWithdrawn: '',
      advertisingLink: expect.stringMatching(/\/werbung\/[\w-]{22}$/),
    },
  ]);
  expect((await collect(receiver.database)).rows).toEqual([]);
  inDays(LATER);
  await page.press('withdraw');
  expect((await collect(receiver.database)).rows).toMatchObject([
    {
      changed: 'Werbung widerrufen',
      advertising: 'nein',
      advertisingConfirmed: confirmed.rows[0]?.advertisingConfirmed,
      advertisingWithdrawn: expect.stringMatching(/^\d\d\./),
      advertisingLink: '',
    },
  ]);
  expect((await collect(receiver.database)).rows).toEqual([]);
  const again = await collect(receiver.database, { number: confirmed.number });
  expect(again.rows).toMatchObject([{ changed: 'Werbung bestätigt', advertising: 'nein' }]);
});

test('who corrects an order and unticks the box has withdrawn', async () => {
  await order();
  const page = await linkedPage();
  await page.press('confirm');
  await order(1, sentBy('year', { marketingConsent: true, city: 'Bonn' }));
  expect(await page.show()).toContain('Zustimmung widerrufen');
  await order(1, sentBy('year', { city: 'Bonn' }));
  expect(await page.show()).toContain('Ihre Zustimmung ist widerrufen');
});

test('withdrawing holds for all orders of the address, also for one that is cancelled or to be clarified', async () => {
  for (const number of [1, 2, 3]) {
    // Other names, as the same order twice would have to be clarified.
    const payer = {
      ...ticked.payer,
      firstName: `Anna${'a'.repeat(number)}`,
      email: number === 2 ? 'ANNA@example.org' : 'anna@example.org',
    };
    await order(number, { ...ticked, payer });
    await (await linkedPage()).press('confirm');
  }
  await order(4, { ...CANCELLATION, email: 'andere@example.org' });
  await collect(receiver.database);
  await receiver.database.query("UPDATE cases SET state = 'cancelled' WHERE key = ?", [keyNumber(2)]);
  await order(3, sentBy('year', { marketingConsent: true, city: 'Bonn', firstName: 'Annaaaa' }));
  const [{ link = '' } = {}] = await receiver.database.query<{ link: string }>(
    'SELECT link FROM consents WHERE key = ?',
    [keyNumber(1)],
  );
  await fetch(`${receiver.endpoint}/werbung/${link.split('/').at(-1)}`, {
    method: 'POST',
    body: new URLSearchParams({ do: 'withdraw' }),
  });
  const { rows: told } = await collect(receiver.database);
  expect(told.map(({ advertising, city }) => [advertising, city])).toEqual(Array(3).fill(['nein', 'Köln']));
});

test('an event that comes while the file is made is handed over with the next export', async () => {
  await order();
  await collect(receiver.database);
  const page = await linkedPage();
  await page.press('confirm');
  let waits = true;
  const done = await collect(
    receiver.database,
    { isNew: true },
    {
      prepare: (_, prepared) => {
        if (waits) void receiver.database.query("UPDATE cases SET changed = 'withdrawn'");
        waits = false;
        return {
          place: () => expect(prepared).toMatchObject([{ changed: 'Werbung widerrufen' }]),
          drop: () => undefined,
        };
      },
    },
  );
  expect(done.count).toBe(1);
});

test('the office sees both moments and withdraws for somebody who calls', async () => {
  const office = await startOffice();
  const { reference } = await office.order(keyNumber(1), ticked);
  const path = `/buero/vorgang/${reference}`;
  expect(await (await office.go(path)).text()).toContain('Gefragt');
  const folder = join(office.folder, 'mails');
  const token = await until(
    'the mail that asks',
    async () =>
      (existsSync(folder) ? readdirSync(folder) : [])
        .filter((name) => name.endsWith('.json'))
        .map((name) => linkIn(JSON.parse(readFileSync(join(folder, name), 'utf8')).text))
        .find(Boolean) ?? '',
  );
  await fetch(`${office.endpoint}/bestellungen/werbung/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ do: 'confirm' }),
  });
  expect(await (await office.go(path)).text()).toContain('Bestätigt');
  await office.send(path, { do: 'withdraw' }, path);
  const text = await (await office.go(path)).text();
  expect(text).toContain('Widerrufen');
  expect(text).not.toContain('value="withdraw"');
  await office.stop();
});
