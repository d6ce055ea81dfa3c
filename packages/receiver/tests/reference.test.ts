import { readReference, referenceOf } from '../reference';
import { numbering } from '../store/numbers';
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
  const taken: string[] = [];
  for (let number = 1; number < 12_000; number += 37) {
    const reference = referenceOf(number, DAY);
    const [digits, letter] = [reference.slice(5, -2), reference.slice(-1)];
    for (let at = 0; at < digits.length; at += 1) {
      const put = (signs: string) => `D-26-${digits.slice(0, at)}${signs}${digits.slice(at + signs.length)}-${letter}`;
      const swapped = `${digits[at + 1] ?? ''}${digits[at]}`;
      for (const wrong of [...'0123456789', swapped].map(put))
        if (wrong !== reference && readReference(wrong)) taken.push(wrong);
    }
  }
  expect(taken).toEqual([]);
});

test('each year starts at 1', async () => {
  const database = await inMemory();
  const next = numbering(database);
  expect(await next(new Date('2026-12-31T22:30:00Z'))).toMatch(/^D-26-0001-/);
  expect(await next(new Date('2026-12-31T23:30:00Z'))).toMatch(/^D-27-0001-/);
  await database.close();
});
