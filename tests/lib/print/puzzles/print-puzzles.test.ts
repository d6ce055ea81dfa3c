import { readFileSync, rmSync } from 'node:fs';
import { allKinds, KINDS, type Kind } from 'content/puzzle-kinds';
import { withPuzzle } from 'puzzles/articles';
import { signName } from 'puzzles/cipher/play';
import { cellsOf, markOf, numberOf } from 'puzzles/crossword/play';
import { differenceInWords, differencesOf, pictureInWords } from 'puzzles/differences/in-words';
import type { Spot } from 'puzzles/differences/puzzle';
import { LEVELS, type Level } from 'puzzles/level';
import { puzzleOf } from 'puzzles/make';
import type { PuzzleOf } from 'puzzles/makers';
import { wayInWords } from 'puzzles/maze/lines';
import { nameOf } from 'puzzles/sudoku/puzzle';
import { weekOf } from 'puzzles/week';
import { content } from '@/lib/content';
import { makeFonts } from '@/lib/print/fonts';
import { printPuzzles } from '@/lib/print/puzzles/print-puzzles';
import { articleSet, type PuzzleSet, weekSet } from '@/lib/print/puzzles/sets';
import { textOfPages } from '@/lib/print/raster';
import { openTypst, type Typst } from '@/lib/print/typst-run';
import type { PrintedFile } from '@/lib/printed-file';
import { fontsOf, type Pdf, pdfText, readPdf, referred, tagsOf } from '@/tests/lib/print/pdf-catalog';
import { CACHE, newCache, PICTURES } from '@/tests/lib/print/sample';

/** Three weeks contain every kind. */
const WEEKS = ['2026-11-21', '2026-11-28', '2026-12-05'] as const;
const weeks = WEEKS.map((day) => weekSet(content, weekOf(day)));
const [week] = weeks as [PuzzleSet];
/** Each kind in both levels, from its first week; five kinds a file. */
const shown = allKinds().flatMap(
  (kind) => weeks.map(({ puzzles }) => puzzles.filter((one) => one.kind === kind)).find(({ length }) => length) ?? [],
);
const HALF = shown.length / 2;
const halves = [shown.slice(0, HALF), shown.slice(HALF)].map((puzzles): PuzzleSet => ({ ...week, puzzles }));
/** Number of compilations since the last call of `print`. */
let compiled = 0;

const cache = newCache();
afterAll(() => rmSync(cache, { recursive: true, force: true }));

let typst: Typst;
let fonts: string;
let files: { set: PuzzleSet; printed: PrintedFile; pdf: Pdf; pages: string[] }[];
beforeAll(async () => {
  fonts = await makeFonts(CACHE);
  typst = openTypst(fonts);
  files = await Promise.all(
    halves.map(async (set) => {
      const printed = await print(set);
      const bytes = readFileSync(printed.file);
      return { set, printed, pdf: readPdf(bytes), pages: await textOfPages(bytes) };
    }),
  );
});

async function print(set: PuzzleSet) {
  compiled = 0;
  const counted: Typst = (...given) => {
    compiled += 1;
    return typst(...given);
  };
  return printPuzzles(set, { typst: counted, fonts, pictures: PICTURES, cache });
}

/** Removes spaces and soft hyphens added by typesetting. */
const plain = (text: string) => text.replace(/[\s\u00a0\u00ad\u200b\ufffe]+/g, '');
const made = <K extends Kind>(kind: K, level: Level) => {
  const set = weeks.find(({ puzzles }) => puzzles.some((one) => one.kind === kind));
  return puzzleOf(content, kind, level, set?.occasion ?? '');
};
const pageOf = (kind: Kind, level: Level) => {
  const at = shown.findIndex((one) => one.kind === kind && one.level === level);
  return plain(files[Math.floor(at / HALF)]?.pages[at % HALF] ?? '');
};
const solutions = () => plain(files.map(({ pages }) => pages.slice(HALF).join('')).join(''));
const figuresOf = ({ objects }: Pdf) => [...objects.values()].filter((body) => /\/S\s*\/Figure\b/.test(body));
const alts = () =>
  files.flatMap(({ pdf }) =>
    figuresOf(pdf).map((body) =>
      plain(pdfText(/\/Alt\s*(\((?:[^)\\]|\\.)*\)|<[^>]*>)/.exec(body)?.[1] ?? '').normalize('NFC')),
    ),
  );

type Lists = { [K in Kind]: (puzzle: PuzzleOf<K>) => string[] };

const listed = <K extends Kind>(lists: Lists, kind: K, level: Level) => lists[kind](made(kind, level));

const given = ({ cells, letters }: { cells: string; letters: (digit: string) => string }) =>
  [...cells].flatMap((digit) => (digit === '0' ? [] : letters(digit)));

/** What a child reads on the sheet, in order. */
const READ: Lists = {
  crossword: (puzzle) => [
    ...puzzle.rows.flatMap((row, y) =>
      [...row].flatMap((_, x) =>
        [numberOf(puzzle, y, x), markOf(puzzle, y, x)].flatMap((one) => one ?? []).map(String),
      ),
    ),
    'Lösungswort',
    ...puzzle.entries.map((entry) => `${entry.number}.${entry.clue}(${cellsOf(puzzle, entry).length})`),
  ],
  wordsearch: ({ rows, hidden }) => [...rows.map((row, at) => `${at + 1}${row}`), ...hidden.map(({ word }) => word)],
  sudoku: ({ givens, pictures }) => (pictures ? [] : given({ cells: givens, letters: (digit) => digit })),
  syllables: ({ box, words }) => [
    ...box,
    ...words.map(({ clue, syllables }, at) => `${at + 1}.${clue}(${syllables.length}Silben)`),
    'Lösungswort',
  ],
  anagrams: ({ words }) => words.flatMap(({ clue, scrambled }, at) => [`${at + 1}.${clue}`, scrambled]),
  cipher: ({ mode, words }) => (mode === 'signs' ? [] : words.flat().map((sign) => signName(mode, sign))),
  maze: ({ task }) => [task],
  logic: ({ title, story, clues }) => [title, story, ...clues.map(({ text }, at) => `${at + 1}.${text}`)],
  pairs: ({ cards, motifs }) => cards.map((motif) => motifs[motif]?.name ?? ''),
  differences: ({ title }) => [`${title},erstesBild`, `${title},zweitesBild`],
};

/** What only the solution pages contain. */
const SOLVED: Lists = {
  crossword: ({ solution }) => [solution.word],
  wordsearch: () => [],
  sudoku: ({ solution, pictures }) => (pictures ? [] : [solution]),
  syllables: ({ box, words, solution }) => [
    ...words.map(({ syllables }) => syllables.map((at) => box[at]).join('-')),
    solution,
  ],
  anagrams: ({ words }) => words.map(({ word }) => word),
  cipher: ({ text }) => [text],
  maze: () => [],
  logic: ({ solution, categories }) =>
    solution.map((row) => {
      const [first, ...others] = row.map((item, at) => categories[at]?.items[item]);
      return `${first}:${others.join(',')}`;
    }),
  pairs: () => [],
  differences: () => [],
};

const every = allKinds().flatMap((kind) => LEVELS.map((level) => [KINDS[kind].name, level, kind] as const));

test.each(every)('a child finds on the sheet „%s“ (%s) all it needs, in its order (R-PUZ-81)', (name, level, kind) => {
  const text = pageOf(kind, level);
  expect(text).toContain(plain(name));
  expect(text).toContain(plain(content.lists.puzzles.kinds[kind].how));
  let from = text.indexOf(plain(content.lists.puzzles.kinds[kind].how));
  for (const wanted of listed(READ, kind, level).map(plain)) {
    const at = text.indexOf(wanted, from);
    expect([wanted, at >= from]).toEqual([wanted, true]);
    from = at + wanted.length;
  }
});

test.each(every)('what solves „%s“ (%s) stands on the last pages alone (R-PUZ-81)', (_, level, kind) => {
  for (const wanted of listed(SOLVED, kind, level).map(plain)) {
    expect(solutions()).toContain(wanted);
    expect(pageOf(kind, level)).not.toContain(wanted);
  }
});

test('each puzzle has one sheet of A4, room for a name, and the address at which it is played (R-PUZ-80)', () => {
  const size = (box: string) =>
    box
      .trim()
      .split(/\s+/)
      .map((points) => Math.round((Number(points) / 72) * 25.4));
  for (const { set, printed, pdf, pages } of files) {
    const boxes = [...pdf.objects.values()].flatMap((body) =>
      /\/Type\s*\/Page\b(?!s)/.test(body) ? [/\/MediaBox\s*\[([^\]]+)\]/.exec(body)?.[1] ?? ''] : [],
    );
    expect(boxes).toHaveLength(printed.pages);
    for (const box of boxes) expect(size(box)).toEqual([0, 0, 210, 297]);
    expect(printed.pages).toBeGreaterThan(HALF);
    for (const [at, { address, levelName }] of set.puzzles.entries()) {
      expect(plain(pages[at] ?? '')).toContain(`${address}Seite${at + 1}von${printed.pages}`);
      expect(pages[at]).toMatch(/Name[\s\S]*Datum/);
      expect(pages[at]).toContain(levelName);
    }
    expect(pages.slice(HALF).join('')).not.toContain('Datum');
  }
});

test('a screen reader knows title and language, and jumps from puzzle to puzzle (R-PUZ-82)', () => {
  for (const { set, pdf } of files) {
    expect(pdfText(/\/Lang\s*(\([^)]*\)|<[^>]*>)/.exec(pdf.catalog)?.[1] ?? '')).toMatch(/^de/);
    expect(pdf.catalog).toMatch(/\/DisplayDocTitle true/);
    expect(referred(pdf, 'Metadata')).toMatch(/pdfuaid:part(>|=")1/);
    expect(referred(pdf, 'Metadata')).toContain(set.title);
    const marks = [...pdf.objects.values()].flatMap((body) =>
      /\/Parent/.test(body) ? pdfText(/\/Title\s*(\((?:[^)\\]|\\.)*\)|<[^>]*>)/.exec(body)?.[1] ?? '') : [],
    );
    expect(marks).toEqual(expect.arrayContaining(set.puzzles.map(({ name, levelName }) => `${name} ${levelName}`)));
    expect(tagsOf(pdf).get('H1')).toBe(HALF + 1);
    expect(tagsOf(pdf).get('TH')).toBeGreaterThan(0);
  }
});

test.each(LEVELS)('what is drawn is told in words: %s (R-PUZ-82)', (level) => {
  for (const { pdf } of files) for (const figure of figuresOf(pdf)) expect(figure).toMatch(/\/Alt\s*[(<]/);
  const differences = made('differences', level);
  for (const picture of ['first', 'second'] as const)
    expect(alts()).toContain(plain(`${pictureInWords(differences, picture).join('. ')}.`));
  for (const at of differencesOf(differences))
    expect(alts().join('')).toContain(plain(differenceInWords(differences.spots[at] as Spot)));
  expect(alts().join('')).toContain(plain(wayInWords(made('maze', level))));
  for (const { number, row, column } of made('crossword', level).entries)
    expect(alts().join('')).toContain(plain(`${number} in Reihe ${row + 1}, Spalte ${column + 1}`));
  for (const { word } of made('wordsearch', level).hidden) expect(alts().join('')).toContain(`${word}:Reihe`);
  const { mode, words } = made('cipher', level);
  if (mode === 'signs') for (const sign of words.flat()) expect(alts()).toContain(plain(signName(mode, sign)));
  const { pictures, givens } = made('sudoku', level);
  if (pictures) for (const digit of givens.replaceAll('0', '')) expect(alts()).toContain(nameOf(true, Number(digit)));
});

test('only fonts of the paper are embedded (R-PUZ-82)', () => {
  for (const font of files.flatMap(({ pdf }) => fontsOf(pdf)))
    expect(font).toMatch(/^(AtkinsonHyperlegibleNext-|BricolageGrotesque-96pt)/);
});

test('a week’s file is light enough for a school’s line, and goes by the week’s name (R-PUZ-80)', async () => {
  const { path, bytes, pages: count } = await print(week);
  expect(path).toBe(`/raetsel/blaetter/duda-raetsel-${week.occasion}.pdf`);
  expect(bytes).toBeLessThanOrEqual(400_000);
  expect(count).toBeGreaterThan(week.puzzles.length);
});

test('an article has its crosswords in both levels, and their solutions (R-PUZ-80)', async () => {
  const [article] = withPuzzle(content);
  if (!article) throw new Error('no article of the fixtures has a puzzle');
  const { path, pages: count } = await print(articleSet(content, article));
  expect(path).toBe(`/raetsel/blaetter/duda-raetsel-${article.slug}.pdf`);
  expect(count).toBe(LEVELS.length + 1);
});

test('what has not changed is not set again, a changed puzzle is (R-PUZ-83)', async () => {
  const [first, { printed }] = [halves[0] as PuzzleSet, files[0] as (typeof files)[number]];
  const again = await print(first);
  expect(compiled).toBe(0);
  expect(again).toEqual(printed);
  expect(await print({ ...first, puzzles: first.puzzles.slice(0, 1) })).toMatchObject({ pages: 2 });
  expect(compiled).toBe(1);
});

test.each([
  ['too many clues', 'logic', { clues: Array.from({ length: 60 }, () => 'Der Hund ist nicht rot.') }],
  [
    'a word too long',
    'syllables',
    { words: [{ clue: 'Sehr lang (3 Silben)', letters: 30, marked: 0, solved: 'A-B' }] },
  ],
] as const)('a puzzle with %s stops the build, and is named with its week (R-PUZ-83)', async (_, kind, changes) => {
  const puzzles = shown
    .filter((one) => one.kind === kind)
    .slice(0, 1)
    .map((one) => ({ ...one, ...changes }));
  await expect(print({ ...week, puzzles })).rejects.toThrow(`${week.title} · ${KINDS[kind].name}, Leicht: `);
});
