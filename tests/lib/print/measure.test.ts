import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TYPST } from '@/lib/print/compile';
import { fieldOf, frameWord } from '@/lib/print/frames';
import { fullnessOf } from '@/lib/print/measure';
import { prepareIssue, typesetIssue } from '@/lib/print/set-issue';
import {
  articleOf,
  blocksOf,
  CACHE,
  contentWith,
  frontOf,
  frontPieces,
  issueOf,
  PICTURES,
  sharedSetter,
  storyOf,
} from './sample';

const story = storyOf(
  [{ type: 'article', slug: 'probe' }],
  [{ type: 'quote', text: 'Der Igel schläft und die Eule wacht.' }],
);
const issue = issueOf([frontOf(frontPieces(20)), ...story]);
const source = () => prepareIssue(contentWith(articleOf(blocksOf(12))), issue, PICTURES, CACHE);

test('the CMS shows the same results as typesetting the whole issue (R-DESK-15)', async () => {
  const [prepare, setter] = [await source(), await sharedSetter()];
  const { faults, coarse } = await typesetIssue(prepare, setter, {});
  const full = await fullnessOf(prepare.data, setter, {});
  expect(full?.pages.flatMap(({ number, amiss }) => amiss.map(({ told }) => `Seite ${number}: ${told}`))).toEqual(
    faults,
  );
  expect(full?.pages.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(full?.wrong).toEqual([...new Set(coarse)]);
  expect(full?.pages[0]?.amiss).toContainEqual({
    told: expect.stringMatching(/zu viel \(kurze Nachrichten\)/),
    field: 'pages[1].pieces[2].text',
  });
});

test('a page that cannot be typeset is reported, and the others are measured (R-DESK-15)', async () => {
  const { data } = await source();
  const [front, ...others] = data.sheets;
  const broken = { ...data, sheets: [{ ...front, template: 'posters', pages: front?.pages ?? [] }, ...others] };
  const full = await fullnessOf(broken, await sharedSetter(), {});
  expect(full?.wrong.join()).toMatch(/^Seite 1: .*posters\.typ fehlt/);
  expect(full?.pages.map(({ number }) => number)).toEqual([2, 3]);
});

test('an outdated draft is not measured (R-DESK-15)', async () => {
  const setter = jest.fn(await sharedSetter());
  const { data } = await source();
  expect(await fullnessOf(data, setter, {}, () => true)).toBeUndefined();
  expect(setter).not.toHaveBeenCalled();
});

const templates = (readdirSync(join(TYPST), { recursive: true }) as string[])
  .filter((name) => name.endsWith('.typ'))
  .map((name) => readFileSync(join(TYPST, name), 'utf8'));
const named = templates.flatMap((text) =>
  [...text.matchAll(/(?:report\([^,]+|pour\([^,]+, [^,]+), "([\w-]+)"|\bid: "([\w-]+)"/g)].map(
    ([, one, other]) => one ?? other ?? '',
  ),
);

test('frames of the templates have German names', () => {
  expect(new Set(named).size).toBeGreaterThan(10);
  expect(named.filter((id) => frameWord(id) === id)).toEqual([]);
});

test('a fault leads to the first piece of its kind', () => {
  const pieces = [
    { type: 'article' as const, n: 0 },
    { type: 'short' as const, n: 1 },
    { type: 'short' as const, n: 2 },
  ];
  expect(fieldOf('shorts', 3, pieces)).toBe('pages[3].pieces[2].text');
  expect(fieldOf('side', 3, pieces)).toBe('pages[3].pieces');
});
