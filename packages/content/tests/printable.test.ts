import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsedFile } from 'content/parsed-file';
import { printableLetters, unprintable } from 'content/printable';

const folder = mkdtempSync(join(tmpdir(), 'printable-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('an editor hears of all letters that print lacks at once, each with its field', () => {
  writeFileSync(
    join(folder, 'probe.yaml'),
    'title: Süden → Norden\ncontent:\n  - text: Alles gut\n  - text: Sonne ☀\n',
  );
  expect(parsedFile(folder, 'probe.yaml').faults).toEqual([
    expect.objectContaining({ field: 'title', found: '„→“ in „Süden → Norden“' }),
    expect.objectContaining({ field: 'content[2].text', found: '„☀“ in „Sonne ☀“' }),
  ]);
});

test.each(['Antonín Dvořák', 'Łódź', 'Recep Erdoğan', 'Škoda', 'Ștefan', 'Øresund', 'Þórr', 'Groß – „so“ … 5 €'])(
  'a name of another language may be printed: %s',
  (name) => expect(unprintable({ name })).toEqual([]),
);

test('the letters are one list', () => {
  expect(new Set(printableLetters()).size).toBe(printableLetters().length);
  expect(unprintable({ text: printableLetters() })).toEqual([]);
});
