import { readFileSync } from 'node:fs';
import { content } from '@/tests/fixtures/content';
import { migrate } from '../store/migrate';
import { openSqlite } from '../store/sqlite';
import { collect } from './collect';
import { builtFrom } from './content-file';
import { keyNumber, sentBy } from './sample';

const FORMER = ['0001-orders', '0002-mails-by-version', '0003-many-orders'];

test('exports of an older version keep their cases, and a consent that came later becomes due', async () => {
  const database = openSqlite(':memory:');
  await database.query('CREATE TABLE migrations (name TEXT PRIMARY KEY)');
  for (const name of FORMER) {
    const sql = readFileSync(`packages/receiver/store/migrations/${name}.sql`, 'utf8').replace(/^\s*--.*$/gm, '');
    for (const statement of sql.split(/;\s*$/m).filter((text) => text.trim())) await database.query(statement);
    await database.query('INSERT INTO migrations (name) VALUES (?)', [`${name}.sql`]);
  }
  const moments = ['2026-11-24T08:00:00.000Z', '2026-11-25T08:00:00.000Z'];
  const body = JSON.stringify(sentBy('year', { marketingConsent: true }));
  for (const [index, moment] of moments.entries()) {
    const key = keyNumber(index);
    await database.query(
      `INSERT INTO cases VALUES (?, ?, 'order', 'year', 1, 'taken', '', ?, '2026-11-24', ?, 'Anna', 'anna@example.org', '[]', 0, 1)`,
      [key, `D-26-000${index}-X`, moment, moment],
    );
    await database.query("INSERT INTO versions VALUES (?, 1, ?, '', ?, '', '')", [key, moment, body]);
    await database.query('INSERT INTO exports VALUES (?, ?, 1)', [moment, key]);
    await database.query('INSERT INTO consents VALUES (?, ?, ?, ?)', [key, key, moment, '2026-11-24T12:00:00.000Z']);
  }
  await migrate(database);
  await builtFrom(database, content);
  expect((await collect(database)).rows).toMatchObject([{ reference: 'D-26-0000-X', changed: 'Werbung bestätigt' }]);
  expect(await database.query('SELECT number, at, count FROM exports ORDER BY number')).toMatchObject([
    { number: 1, at: moments[0], count: 1 },
    { number: 2, at: moments[1], count: 1 },
    { number: 3, count: 1 },
  ]);
  expect((await collect(database, { number: 2 })).rows).toMatchObject([{ reference: 'D-26-0001-X', city: 'Köln' }]);
  await database.close();
});
