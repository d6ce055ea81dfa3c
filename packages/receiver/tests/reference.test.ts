import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReference, referenceOf } from '../reference';
import { numbering } from '../store/numbers';
import { openSqlite } from '../store/sqlite';
import { inMemory } from './stores';

const DAY = '2026-11-25';

test('a reference is recognized in other spellings (R-REC-4)', () => {
  const reference = referenceOf(473, DAY);
  expect(reference).toMatch(/^D-26-0473-[A-Z]$/);
  const letter = reference.slice(-1);
  for (const typed of [reference, ` d 26 473 ${letter} `, `D26-0473${letter}`, `d/26/473/${letter.toLowerCase()}`])
    expect(readReference(typed)).toBe(reference);
});

test('a wrong digit or two swapped ones are detected (R-REC-4)', () => {
  for (let number = 1; number < 12_000; number += 37) {
    const reference = referenceOf(number, DAY);
    const digits = reference.slice(5, -2);
    for (let at = 0; at < digits.length; at += 1) {
      for (const other of '0123456789')
        if (other !== digits[at])
          expect(
            readReference(`D-26-${digits.slice(0, at)}${other}${digits.slice(at + 1)}-${reference.slice(-1)}`),
          ).toBeUndefined();
      const [one, two] = [digits[at], digits[at + 1]];
      if (two === undefined || one === two) continue;
      expect(
        readReference(`D-26-${digits.slice(0, at)}${two}${one}${digits.slice(at + 2)}-${reference.slice(-1)}`),
      ).toBeUndefined();
    }
  }
});

test('two receivers on one database never give the same number, and each year starts at 1', async () => {
  const database = await inMemory();
  const [one, other] = [numbering(database), numbering(database)];
  const given = await Promise.all(
    Array.from({ length: 200 }, (_, index) => (index % 2 ? one : other)(new Date('2026-12-31T22:30:00Z'))),
  );
  expect(new Set(given).size).toBe(200);
  expect(await one(new Date('2026-12-31T23:30:00Z'))).toMatch(/^D-27-0001-/);
  await database.close();
});

test('a reopened database has all committed rows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orders-'));
  const open = () => openSqlite(`${folder}/orders.db`);
  const first = open();
  await first.query('CREATE TABLE a (b TEXT)');
  await first.transaction(({ query }) => query('INSERT INTO a VALUES (?)', ['x']));
  await expect(
    first.transaction(async ({ query }) => {
      await query('INSERT INTO a VALUES (?)', ['half']);
      throw new Error('in the middle');
    }),
  ).rejects.toThrow('in the middle');
  await first.close();
  const second = open();
  expect(await second.query('SELECT b FROM a')).toEqual([{ b: 'x' }]);
  await second.close();
  rmSync(folder, { recursive: true });
});
