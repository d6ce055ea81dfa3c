import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatFault } from 'content/fault';
import { articlePath } from '@/lib/paths';
import { readSite } from '@/lib/publishing/read';
import { FIXTURES } from '@/tests/fixtures/keep';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duda-uses-'));
  cpSync(FIXTURES, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const told = () => readSite(root).faults.map(formatFault);
const add = (file: string, from: string | RegExp, to: string) => {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
};

const SLUG = 'wie-ein-vulkan-ausbricht';

test('a removed article is reported once with all its uses, links in texts included (R-WHOLE-4)', () => {
  add('pages/widerruf.yaml', '(/widerruf/)', `(${articlePath(SLUG)})`);
  rmSync(join(root, `articles/${SLUG}.yaml`));
  const [fault, ...others] = told();
  expect(others).toEqual([]);
  expect(fault).toMatch(
    new RegExp(
      `^content/articles/${SLUG}\\.yaml · \\(Datei\\): gefunden nichts, erwartet diese Datei, denn sie wird gebraucht von: `,
    ),
  );
  for (const user of [
    /news\.yaml · teaser\[\d\]/,
    /issues\/2026-47\.yaml · story, pages\[\d+\]/,
    `worksheets/${SLUG}.yaml`,
    /pages\/widerruf\.yaml · sections/,
  ])
    expect(fault).toMatch(user);
});

test('for a renamed article the error suggests the new name (R-WHOLE-4)', () => {
  renameSync(join(root, `articles/${SLUG}.yaml`), join(root, `articles/${SLUG}e.yaml`));
  expect(told()).toEqual([expect.stringMatching(new RegExp(`; gemeint ist vielleicht ${SLUG}e$`))]);
});

test('a wrong name in one place is reported there (R-WHOLE-4)', () => {
  add('news.yaml', SLUG, `${SLUG}e`);
  expect(told()).toEqual([
    expect.stringMatching(/^„.+“ in content\/news\.yaml · teaser\[\d\]: gefunden „.*“, erwartet ein Artikel/),
  ]);
});

test('a missing page that several texts link to is reported once (R-WHOLE-4)', () => {
  for (const page of ['widerruf', 'agb'])
    add(`pages/${page}.yaml`, /body: (>-|\|)?\n( +)/, 'body: $1\n$2Siehe [hier](/news/weg/). ');
  expect(told()).toEqual([
    expect.stringMatching(
      /gefunden „\/news\/weg\/“, erwartet ein Pfad, den es gibt, wie .*; ebenso bei: pages\/\w+\.yaml · sections/,
    ),
  ]);
});

test('a removed picture is reported with all its uses (R-WHOLE-4)', () => {
  add('events/2-roboterwerkstatt.yaml', /src: .*\.webp/, 'src: events/winterlesung.webp');
  rmSync(join(root, 'pictures/events/winterlesung.webp'));
  expect(told()).toEqual([
    expect.stringMatching(
      /^content\/pictures\/events\/winterlesung\.webp · \(Datei\): .*gebraucht von: .*events\/1-winterlesung\.yaml · image\.src; events\/2-/,
    ),
  ]);
});
