import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatFault } from 'content/fault';
import { movedTo } from '@/lib/pages/moved';
import { shareCards, sitePages, trailTo } from '@/lib/pages/registry';
import { readSite } from '@/lib/publishing/read';
import { draftEntries } from '@/lib/search/entries';
import { llmsText } from '@/lib/seo/llms';
import { FIXTURES } from '@/tests/fixtures/keep';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duda-edits-'));
  cpSync(FIXTURES, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (file: string) => join(root, file);

/** Replaces texts of a file, and writes another one: edit('events/1-lesung.yaml', [['id: 1', 'id: 4']], 'events/4-fest.yaml') */
function edit(file: string, changes: [from: string | RegExp, to: string][], to = file): void {
  const text = changes.reduce(
    (before, [old, next]) => {
      const after = before.replace(old, next);
      expect(after).not.toBe(before);
      return after;
    },
    readFileSync(at(file), 'utf8'),
  );
  writeFileSync(at(to), text);
}

const faults = () => readSite(root).faults.map(formatFault);

/** The content after an edit. Every page has its own address and breadcrumb, and search and share pictures lead to pages. */
function read() {
  const { content } = readSite(root);
  expect(faults()).toEqual([]);
  if (!content) throw new Error('no content and no fault');
  const paths = sitePages(content).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths.slice(1)) expect(trailTo(path, content).at(-1)?.path).toBe(path);
  const found = draftEntries(content).map(({ path }) => path.replace(/[?#].*$/, ''));
  expect(found.filter((path) => !paths.includes(path))).toEqual([]);
  expect(shareCards(content).every(({ path }) => paths.includes(path))).toBe(true);
  expect(llmsText(content)).not.toMatch(/undefined|NaN|\{[\w.-]+\}/);
  return { content, paths, found };
}

test('a new event has a page and is found', () => {
  edit(
    'events/3-froschkoenig.yaml',
    [
      ['id: 3', 'id: 4'],
      [/^title: .*/m, 'title: Drachenfest im Park'],
      [/^date: .*/m, 'date: 18. September 2027'],
    ],
    'events/4-drachenfest.yaml',
  );
  const { content, paths, found } = read();
  expect(content.events.find(({ id }) => id === 4)?.date).toMatchObject({ first: '2027-09-18' });
  expect(paths).toContain('/event/4/');
  expect(found).toContain('/event/4/');
});

test('a new book has a page and is found', () => {
  edit(
    'books/10-die-wolkenwerft.yaml',
    [
      ['id: 10', 'id: 11'],
      [/^title: .*/m, 'title: Die Regenreederei'],
    ],
    'books/11-die-regenreederei.yaml',
  );
  const { paths, found } = read();
  expect(paths).toContain('/books/11/');
  expect(found).toContain('/books/11/');
});

test('a renamed plan has its new name wherever a text names it', () => {
  edit('plans/year.yaml', [[/^title: .*/m, 'title: Wochenabo']]);
  const { content, paths } = read();
  expect(paths).toContain('/subscription/year/');
  expect(JSON.stringify([content.faq, content.pages])).toContain('Wochenabo');
});

test('a wrong date names the file and the field', () => {
  edit('events/3-froschkoenig.yaml', [[/^date: .*/m, 'date: 31. Februar 2027']]);
  expect(faults()).toEqual([
    expect.stringMatching(
      /^„Datum“ in content\/events\/3-froschkoenig\.yaml · date: gefunden „31\.\sFebruar 2027“, .*; der Februar 2027 hat 28 Tage$/,
    ),
  ]);
});

test('a picture that is none names the file', () => {
  writeFileSync(at('pictures/events/winterlesung.webp'), 'Hier fehlt das Bild.');
  expect(faults()).toEqual([
    'content/pictures/events/winterlesung.webp · (Datei): gefunden kein Bild, erwartet ein Bild, das sich öffnen lässt; die Endung muss zum Format passen',
  ]);
});

test('a removed article names what needs it, and its old address leads on', () => {
  const slug = 'wie-eine-zeitung-entsteht';
  rmSync(at(`articles/${slug}.yaml`));
  expect(faults()).toEqual([
    expect.stringMatching(
      /^content\/articles\/wie-eine-zeitung-entsteht\.yaml · \(Datei\): gefunden nichts, erwartet diese Datei, denn sie wird gebraucht von: news\.yaml · teaser\[3\]; issues\/2026-48\.yaml · story, .*puzzles\.yaml · words/,
    ),
  ]);
  rmSync(at('issues/2026-48.yaml'));
  edit('news.yaml', [[`, ${slug}`, '']]);
  edit('puzzles.yaml', [[new RegExp(`\\b${slug}\\b`, 'g'), '']]);
  edit('redirects.yaml', [[/$/, `- { from: /news/${slug}/, to: /news/ }\n`]]);
  const { content, paths } = read();
  expect(paths).not.toContain(`/news/${slug}/`);
  expect(movedTo(`/news/${slug}/`, content)?.page).toBe('/news/');
});
