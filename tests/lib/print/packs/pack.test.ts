import type { Content, Issue, Term } from 'content/kinds';
import { schoolSchema } from 'content/schema/school';
import { DAY_MINUTES, SCHOOL_DAYS } from 'content/school-parts';
import { packOf } from '@/lib/print/packs/pack';
import { questionsOf } from '@/lib/school/levels';
import { articleParts, withPack } from '@/lib/school/pack/places';
import { paperText } from '@/lib/school/pack/plan';
import { built } from '@/tests/built-content';
import { content } from '@/tests/fixtures/content';

const issue = content.issues.find(({ open }) => open) as Issue;

const term = (word: string): Term => ({
  word,
  forms: [word],
  explanation: `Etwas, das im Inneren der Erde liegt. Es heißt ${word}.`,
  example: `Tief unten liegt ${word}, heute noch.`,
});
const explained: Content = { ...content, glossary: ['Magma', 'Erdkruste', 'Erdmantel', 'Schlot', 'Krater'].map(term) };

const lacking: Record<string, Content> = {
  nothing: explained,
  words: content,
  'a worksheet': { ...explained, worksheets: [] },
  'a puzzle': {
    ...explained,
    lists: { ...content.lists, puzzles: { ...content.lists.puzzles, first: '2099-01-03' } },
  },
};
const without = (type: string): Issue => ({
  ...issue,
  pages: issue.pages.map((page) => ({ ...page, pieces: page.pieces.filter((piece) => piece.type !== type) })),
});
const all: [string, Content, Issue][] = [
  ...Object.entries(lacking).map(([name, one]): [string, Content, Issue] => [name, one, issue]),
  ...['debate', 'question', 'quiz', 'words', 'article', 'jokes'].map((type): [string, Content, Issue] => [
    type,
    explained,
    without(type),
  ]),
  ['almost everything', { ...content, worksheets: [] }, { ...issue, pages: issue.pages.slice(0, 1) }],
  ...withPack(built).map((one) => [`nothing (${one.name})`, built, one] as [string, Content, Issue]),
];

test.each(all)('an issue that lacks %s has five days of 15 minutes (R-SCH-31)', (_, from, one) => {
  const { days } = packOf(from, one);
  expect(days.map(({ name }) => name)).toEqual(['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag']);
  expect(days).toHaveLength(SCHOOL_DAYS);
  for (const { steps } of days) expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(DAY_MINUTES);
});

test.each(all)('the plan of an issue that lacks %s names only what issue and pack have (R-SCH-31)', (_, from, one) => {
  const { days, sheets, words } = packOf(from, one);
  const named = days.flatMap(({ steps }) => steps);
  for (const { text, paper, sheets: asked } of named) {
    expect(`${text} ${paper}`).not.toMatch(/%|undefined/);
    expect(paper).not.toMatch(/Seite(?!\s\d)/);
    for (const page of paper.match(/\d+/g) ?? []) expect(Number(page)).toBeLessThanOrEqual(one.pages.length);
    expect(sheets).toEqual(expect.arrayContaining([...asked]));
  }
  for (const page of words?.words.flatMap(({ pages }) => pages) ?? [])
    expect(page).toBeLessThanOrEqual(one.pages.length);
  // No sheet is copied for nothing.
  expect(new Set(named.flatMap((step) => step.sheets))).toEqual(new Set(sheets));
});

test('an issue that lacks nothing uses every part, in one order (R-SCH-30)', () =>
  expect(packOf(explained, issue).sheets).toEqual([
    'worksheet',
    'before',
    'after',
    'count',
    'words',
    'puzzle',
    'solutions',
  ]));

test('a step names the page on which its text is printed (R-SCH-31)', () => {
  const debate = issue.pages.findIndex(({ pieces }) => pieces.some(({ type }) => type === 'debate')) + 1;
  const [, , , thursday] = packOf(explained, issue).days;
  expect(thursday?.steps[0]?.paper).toBe(content.school.pack.paper.replace('%pages%', `${debate}`));
  expect(thursday?.steps[0]?.text).toContain(content.printed.debates.find(({ slug }) => slug === 'zoo')?.title);
});

test.each([
  ['jokes', 0, issue],
  ['no jokes', 1, without('jokes')],
] as const)('Friday of an issue with %s takes the first way that it has everything for (R-SCH-31)', (_, way, one) => {
  const texts = (steps?: readonly { text: string }[]) => steps?.map(({ text }) => text);
  const planned = content.school.pack.days.at(-1)?.ways[way];
  expect(texts(packOf(explained, one).days.at(-1)?.steps)).toEqual(texts(planned?.steps));
});

test('nine-year-olds get the worksheet of their class (R-SCH-32)', () => {
  for (const one of withPack(built)) {
    const { worksheet } = packOf(built, one);
    if (!worksheet) continue;
    const [from, to] = questionsOf(worksheet.worksheet, worksheet.level).classes;
    expect([from <= 3, to >= 3]).toEqual([true, true]);
  }
});

test('each gap has one word of the box, and is never beside another form of it (R-SCH-33)', () => {
  for (const from of [explained, built])
    for (const one of withPack(from)) {
      const { words } = packOf(from, one);
      expect([...(words?.box ?? [])].sort()).toEqual(words?.gaps.map(({ word }) => word).sort());
      expect(new Set(words?.box).size).toBe(words?.words.length);
      for (const { before, word, after } of words?.gaps ?? []) {
        expect(`${before}${after}`).not.toContain(word);
        expect(from.glossary.map(({ example }) => example)).toContain(`${before}${word}${after}`);
      }
    }
});

test.each([
  [[1, 4, 5], 'Seite 1, 4 und 5'],
  [[2, 4, 5, 6, 7], 'Seite 2 und 4 bis 7'],
  [[1, 2, 3], 'Seite 1 bis 3'],
])('a teacher reads many pages in few words: %j (R-SCH-31)', (pages, said) =>
  expect(paperText('Seite %pages%', pages)).toBe(said),
);

test('a story stands on two facing pages, any other article on its own (R-SCH-31)', () => {
  const page = (template: string, slug?: string) => ({ template, pieces: slug ? [{ type: 'article', slug }] : [] });
  const pages = [page('front', 'eulen'), page('story', 'eulen'), page('story'), page('news', 'igel'), page('news')];
  const parts = (slug: string) => articleParts({ pages } as unknown as Issue, slug).map((part) => part.pages);
  expect(parts('eulen')).toEqual([[1], [2, 3]]);
  expect(parts('igel')).toEqual([[4]]);
});

test('a child looks for a word on one of the pages of a spread (R-SCH-33)', () => {
  for (const { pages, paper } of withPack(built).flatMap((one) => packOf(built, one).words?.words ?? []))
    expect([pages.length, paper.includes(' oder ')]).toEqual([pages.length, pages.length > 1]);
});

test('words that the issue explains itself come before others, at most six (R-SCH-33)', () => {
  const own = issue.pages.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.type === 'words' ? piece.words : [])),
  );
  const chosen = packOf(explained, issue).words?.words.map(({ word }) => word);
  expect(chosen).toEqual(expect.arrayContaining(own));
  for (const one of withPack(built)) expect(packOf(built, one).words?.words.length ?? 6).toBeLessThanOrEqual(6);
});

test('an issue of which only the front page is open has no pack (R-SCH-30)', () => {
  expect(content.issues.some(({ contents }) => contents)).toBe(true);
  expect(withPack(content).flatMap(({ contents }) => contents ?? [])).toEqual([]);
});

const days = content.school.pack.days;
const [monday, ...others] = days as [(typeof days)[number], ...typeof days];
const [way] = monday.ways as [(typeof monday.ways)[number]];
const withDay = (ways: object[]) =>
  schoolSchema.safeParse({ ...content.school, pack: { ...content.school.pack, days: [{ ways }, ...others] } });

test.each([
  ['16 minutes', [{ ...way, steps: [{ ...way.steps[0], minutes: 4 }, ...way.steps.slice(1)] }], 'zusammen 15 Minuten'],
  ['nothing without a worksheet', [way], 'nur Titelseite und Titelgeschichte'],
  [
    'a title of nothing',
    [{ ...way, steps: way.steps.map(({ paper: _, ...step }) => ({ ...step, text: 'Alle lesen „%title%“ still.' })) }],
    'eine Stelle in der Zeitung',
  ],
])('an editor is told of a day with %s (R-SCH-31)', (_, ways, message) =>
  expect(withDay(ways).error?.message).toContain(message),
);
