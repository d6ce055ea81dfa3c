import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatFault } from 'content/fault';
import { readSite } from '@/lib/publishing/read';
import { FIXTURES } from '@/tests/fixtures/keep';

const ARTICLE = 'articles/wie-eine-zeitung-entsteht.yaml';
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duda-content-'));
  cpSync(FIXTURES, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function change(from: string | RegExp, to: string) {
  const path = join(root, ARTICLE);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

const BROKEN: [string, () => void, RegExp][] = [
  [
    'a recording without its file',
    () => change('entsteht.mp3', 'enststeht.mp3'),
    /articles\/wie-eine-zeitung-entsteht\.yaml · audio\[1\]\.file: gefunden „wie-eine-zeitung-enststeht\.mp3“, erwartet eine Aufnahme unter content\/audio\/.*; gemeint ist vielleicht wie-eine-zeitung-entsteht\.mp3$/,
  ],
  [
    'a time mark before the previous one',
    () => change("'0:02'", "'0:01'"),
    /audio\[1\]\.marks\[5\]: gefunden 0:01, erwartet eine Zeit nach 0:01$/,
  ],
  [
    'a time mark after the end of a recording',
    () => change("'0:02,5'", "'0:03,5'"),
    /audio\[1\]\.marks\[6\]: gefunden 0:03, erwartet eine Zeit vor dem Ende der Aufnahme \(0:03\)$/,
  ],
  [
    'more marks than sentences',
    () =>
      change(
        /length: '0:03'\n {4}marks: .*/,
        `length: '1:30'\n    marks: [${Array.from({ length: 60 }, (_, at) => `'0:${String(at).padStart(2, '0')}'`)}]`,
      ),
    /audio\[1\]\.marks: gefunden 60 Zeiten, erwartet höchstens \d+: so viele Sätze und Zwischenüberschriften hat der Text$/,
  ],
  [
    'a recording of a missing easy text',
    () => change('text: ganz', 'text: leicht'),
    /audio\[1\]\.text: gefunden „leicht“, erwartet ganz: einen leichten Text/,
  ],
  [
    'two recordings of one text',
    () => change(/audio:\n([\s\S]*)$/, 'audio:\n$1$1'),
    /audio\[2\]\.text: gefunden „ganz“ noch einmal, erwartet je Text eine Aufnahme$/,
  ],
  [
    'chapters beside marks',
    () => change('    marks:', "    chapters: ['0:01']\n    marks:"),
    /audio\[1\]\.chapters: gefunden chapters und marks, erwartet eins von beiden/,
  ],
  [
    'an unreadable time of a recording',
    () => change("length: '0:03'", "length: '3 Sekunden'"),
    /audio\[1\]\.length: gefunden „3\u00a0Sekunden“, erwartet Minuten und Sekunden wie 1:05 oder 0:12,5$/,
  ],
];

test.each(BROKEN)('reports %s (R-NEWS-16)', (_, breakIt, expected) => {
  breakIt();
  expect(readSite(root).faults.map(formatFault)).toEqual([expect.stringMatching(expected)]);
});
