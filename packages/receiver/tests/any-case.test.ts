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

test.each([
  ['a start in the year 9999', changed({ startDate: '9999-12-31' }), 'Hauptstraße'],
  ['a plan that is in no build', changed({ planId: 'weg' }), 'Hauptstraße'],
  ['a payer that is none', changed({ payer: null as never }), 'SEPA'],
  ['a body that is no JSON', '{"type":"order","payer":{"city":"Köl', 'Köl'],
  ['a body that is something else', '[1,2]', '1'],
])('the office shows a case with %s, and its lists', async (_title, body, words) => {
  const reference = await stored(body);
  const response = await office.go(`/buero/vorgang/${reference}`);
  expect(response.status).toBe(200);
  const main = parse(await response.text()).querySelector('main')?.text ?? '';
  expect(main.toLowerCase()).toContain(words.toLowerCase());
  for (const path of ['', 'alle', 'mails', 'weitergeben']) expect((await office.go(`/buero/${path}`)).status).toBe(200);
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
