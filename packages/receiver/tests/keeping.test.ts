import { join } from 'node:path';
import { content } from '@/tests/fixtures/content';
import { copyStore } from '../backup/copy';
import { restoreSqlite } from '../backup/restore-sqlite';
import { eraseOnRequest } from '../commands/erase';
import { dataOf } from '../commands/person';
import { dueForErasure, eraseDue, retentionRules } from '../retention';
import { listCases } from '../store/lookup';
import { openStore } from '../store/open';
import { refold } from '../store/refold';
import { startOffice } from './office-browser';
import { CANCELLATION, FOR_FAMILY, keyNumber, sentBy } from './sample';

let office: Awaited<ReturnType<typeof startOffice>>;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.stop());

const TABLES = ['cases', 'versions', 'words', 'happenings', 'mails', 'consents'] as const;
const left = async () =>
  Promise.all(TABLES.map(async (table) => (await office.database.query(`SELECT key FROM ${table}`)).length));

test('a backup made while orders arrive can be restored (R-REC-13)', async () => {
  const file = join(office.folder, 'backup/orders.db');
  const sending = Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      office.order(keyNumber(number), { ...CANCELLATION, contract: `Abo ${number}` }),
    ),
  );
  await office.order(keyNumber(99), sentBy('year'));
  await copyStore(office.database, file);
  await sending;
  await expect(copyStore(office.database, file)).rejects.toThrow('gibt es schon');
  const restored = join(office.folder, 'restored.db');
  await restoreSqlite(restored, file, join(office.folder, 'aside.db'), 2026);
  const store = await openStore(restored);
  expect(await store.query('SELECT name FROM cases WHERE key = ?', [keyNumber(99)])).toEqual([{ name: 'Anna Müller' }]);
  const [{ versions = 0, cases = 1 } = {}] = await store.query<{ versions: number; cases: number }>(
    'SELECT (SELECT COUNT(*) FROM versions) AS versions, (SELECT COUNT(*) FROM cases) AS cases',
  );
  expect(versions).toBe(cases);
  await store.close();
});

test('cases past their retention period are listed, then erased completely (R-REC-13)', async () => {
  await office.order(keyNumber(1), sentBy('year'));
  await office.order(keyNumber(2), sentBy('class'));
  const { database } = office;
  const rules = retentionRules(content);
  const at = new Date('2026-11-25T12:00:00Z');
  const came = (key: string, day: string) =>
    database.query('UPDATE cases SET received_on = ? WHERE key = ?', [day, key]);
  await came(keyNumber(1), '2020-12-31');
  await came(keyNumber(2), '2025-11-26');
  expect(await dueForErasure(database, rules, at, 10)).toEqual([]);
  await came(keyNumber(1), '2019-12-31');
  await came(keyNumber(2), '2025-11-24');
  expect((await dueForErasure(database, rules, at, 10)).map(({ key }) => key)).toEqual([keyNumber(1), keyNumber(2)]);
  expect(await eraseDue(database, rules, at)).toBe(2);
  expect(await left()).toEqual(TABLES.map(() => 0));
});

test('a request of any plan is kept as long as a request, not as an order', async () => {
  const { office: copy, plans } = content;
  const asked = plans.map((plan) => (plan.id === 'year' ? { ...plan, is: 'request' as const } : plan));
  await office.order(keyNumber(1), sentBy('year'));
  await office.database.query('UPDATE cases SET received_on = ?', ['2025-11-24']);
  const due = (of: typeof plans) =>
    dueForErasure(office.database, retentionRules({ office: copy, plans: of }), new Date('2026-11-25T12:00:00Z'), 10);
  expect(await due(plans)).toEqual([]);
  expect(await due(asked)).toHaveLength(1);
});

test('a person can get all their stored data and have a case erased (R-REC-13)', async () => {
  const { reference } = await office.order(keyNumber(1), sentBy('year', { marketingConsent: true }));
  await office.order(keyNumber(2), { ...CANCELLATION, email: 'andere@example.org' });
  const data = await dataOf(office.database, ' ANNA@example.org ', []);
  expect(data).toHaveLength(1);
  expect(JSON.stringify(data)).toMatch(/DE89370400440532013000.*received/);
  expect(JSON.stringify(data)).not.toContain('andere@');
  expect(await eraseOnRequest(office.database, reference)).toBe(true);
  expect(await eraseOnRequest(office.database, reference)).toBe(false);
  expect(await dataOf(office.database, 'anna@example.org', [])).toEqual([]);
  expect((await office.database.query('SELECT key FROM cases')).map(({ key }) => key)).toEqual([keyNumber(2)]);
});

test('a family that reads a gift gets what is stored about them, not the data of who pays (R-REC-13)', async () => {
  const gift = sentBy('gift', { ...FOR_FAMILY, accessEmail: 'familie@müller.de' });
  const { reference } = await office.order(keyNumber(1), gift);
  const data = await dataOf(office.database, 'Familie@xn--mller-kva.de', []);
  expect(data).toMatchObject([{ case: { reference }, versions: [{ gift: { accessEmail: 'familie@müller.de' } }] }]);
  expect(JSON.stringify(data)).not.toMatch(/DE89|anna@example/);
});

test('stored cases are found by the rules of today, whatever rules they were stored by', async () => {
  await office.order(keyNumber(1), sentBy('year', { lastName: 'Wałęsa-Müller', email: 'anna@müller.de' }));
  const { database } = office;
  await database.query('DELETE FROM words');
  await database.query("INSERT INTO words (word, key) VALUES ('mueller', ?)", [keyNumber(1)]);
  await database.query("UPDATE cases SET email = 'anna@müller.de'");
  await database.query("DELETE FROM counters WHERE name = 'folding'");
  await refold(database);
  for (const words of ['walesa', 'muller', 'anna@xn--mller-kva.de'])
    expect(await listCases(database, { words }, 10)).toHaveLength(1);
  expect(await database.query('SELECT email FROM cases')).toEqual([{ email: 'anna@xn--mller-kva.de' }]);
});
