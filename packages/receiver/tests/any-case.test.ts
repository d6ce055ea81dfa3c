import { parse } from 'node-html-parser';
import type { OrderMessage } from 'subscription/order/wire';
import { until } from '@/tests/until';
import { dataOf } from '../commands/person';
import { refold } from '../store/refold';
import { collect } from './collect';
import { startOffice } from './office-browser';
import { keyNumber, sentBy } from './sample';

let office: Awaited<ReturnType<typeof startOffice>>;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.stop());

/** A stored case with another body, as an older receiver may have taken it. */
async function stored(body: string) {
  const { reference } = await office.order(keyNumber(1), sentBy('year'));
  await office.database.query('UPDATE versions SET body = ?', [body]);
  return reference;
}
const changed = (change: Partial<OrderMessage>) => JSON.stringify({ ...sentBy('year'), ...change });

test('the office shows every case, whatever is in it, and its lists', async () => {
  const bodies: [body: string, words: string][] = [
    [changed({ startDate: '9999-12-31' }), 'Hauptstraße'],
    [changed({ planId: 'weg' }), 'Hauptstraße'],
    [changed({ payer: null as never }), 'SEPA'],
    ['{"type":"order","payer":{"city":"Köl', 'Köl'],
    ['[1,2]', '1'],
  ];
  for (const [at, [body, words]] of bodies.entries()) {
    const { reference } = await office.order(keyNumber(at), sentBy('year', { lastName: `Mu${'u'.repeat(at)}` }));
    await office.database.query('UPDATE versions SET body = ? WHERE key = ?', [body, keyNumber(at)]);
    const response = await office.go(`/buero/vorgang/${reference}`);
    const main = parse(await response.text())
      .querySelector('main')
      ?.text.toLowerCase();
    expect([body, response.status, main]).toEqual([body, 200, expect.stringContaining(words.toLowerCase())]);
    for (const path of ['', 'alle', 'mails', 'weitergeben'])
      expect([body, (await office.go(`/buero/${path}`)).status]).toEqual([body, 200]);
  }
});

test('a damaged case is named by the export, given out on request and keeps nothing from starting', async () => {
  const reference = await stored('{"type":"order","payer":{"city":"Köl');
  await office.order(keyNumber(2), sentBy('year', { city: 'Bonn' }));
  await office.database.query("UPDATE cases SET state = 'taken'");
  expect(await collect(office.database)).toMatchObject({ count: 1, closed: [reference], rows: [{ city: 'Bonn' }] });
  await office.database.query("DELETE FROM counters WHERE name = 'folding'");
  await refold(office.database);
  const [found] = await dataOf(office.database, 'anna@example.org', []);
  expect(JSON.stringify(found)).toContain(reference);
});

test('what cannot be reckoned is exported with its values, and mailed without figures', async () => {
  const reference = await stored(changed({ planId: 'weg' }));
  const { rows } = await collect(office.database);
  expect(rows).toMatchObject([{ reference, plan: 'weg', city: 'Köln', lastName: 'Müller' }]);
  expect(rows[0]?.monthlyPrice).toBeUndefined();
  await office.database.query("UPDATE mails SET state = 'waiting', due_at = '', attempts = 0, fault = ''");
  await until('the mail', async () => {
    const [mail] = await office.database.query<{ state: string }>('SELECT state FROM mails');
    return mail?.state === 'sent';
  });
});
