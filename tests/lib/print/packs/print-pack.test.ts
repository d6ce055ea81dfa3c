import { readFileSync, rmSync } from 'node:fs';
import type { Content, Issue } from 'content/kinds';
import { content } from '@/lib/content';
import { makeFonts } from '@/lib/print/fonts';
import { packOf } from '@/lib/print/packs/pack';
import { printPack } from '@/lib/print/packs/print-pack';
import { textOfPages } from '@/lib/print/raster';
import { openTypst, type Typst } from '@/lib/print/typst-run';
import { colouredPages } from '../greys';
import { fontsOf, pdfText, readPdf, referred, tagsOf } from '../pdf-catalog';
import { CACHE, newCache, PICTURES } from '../sample';

const issue = content.issues.find(({ open }) => open) as Issue;
const glossary = ['Magma', 'Erdkruste', 'Erdmantel', 'Schlot'].map((word, at) => ({
  word,
  forms: [word],
  explanation: `Etwas im Inneren der Erde, an Stelle ${at + 1}.`,
  example: `An Stelle ${at + 1} liegt ${word}, heute noch.`,
}));
const whole: Content = { ...content, glossary };
const { pack: copy } = content.school;

const cache = newCache();
afterAll(() => rmSync(cache, { recursive: true, force: true }));

let typst: Typst;
let fonts: string;
let compiled = 0;
let printed: Awaited<ReturnType<typeof print>>;
beforeAll(async () => {
  fonts = await makeFonts(CACHE);
  typst = openTypst(fonts);
  printed = await print(whole);
});

async function print(from: Content, one = issue) {
  compiled = 0;
  const counted: Typst = (...given) => {
    compiled += 1;
    return typst(...given);
  };
  const file = await printPack(from, one, { typst: counted, fonts, pictures: PICTURES, cache });
  const bytes = readFileSync(file.file);
  const pages = (await textOfPages(bytes)).map((text) =>
    text.replace(/\u00ad|\ufffe/g, '').replace(/[\s\u00a0]+/g, ' '),
  );
  return { file, bytes, pages };
}

/** In the solutions of every worksheet, and only there. */
const SOLVED = 'Richtig: ';
/** Page on which a part begins, by a text that stands there alone. */
const pageWith = (text: string) => printed.pages.findIndex((page) => page.includes(text)) + 1;

test('a teacher gets the week on one page, then everything to copy, then the solutions (R-SCH-30)', () => {
  const { pages } = printed;
  const [plan = ''] = pages;
  for (const { name, title, steps } of packOf(whole, issue).days) {
    expect(plan).toContain(`${name}: ${title}`);
    for (const step of steps) expect(plan).toContain(`${step.minutes} Minuten`);
  }
  const { ballot } = content.debatePage;
  const starts = [
    'Vor dem Lesen',
    `${ballot.sheet.slips}: ${ballot.before}`,
    `${ballot.sheet.slips}: ${ballot.after}`,
    ballot.sheet.marks,
    copy.words.find,
    `etwa ${packOf(whole, issue).puzzle?.minutes} Minuten`,
    SOLVED,
  ].map(pageWith);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(starts[0]).toBe(2);
  expect(new Set(starts).size).toBe(starts.length);
  expect(starts.at(-1)).toBe(pages.length);
});

test('the plan names the page on which each part begins (R-SCH-31)', () => {
  const [plan = ''] = printed.pages;
  const { ballot } = content.debatePage;
  for (const [said, text] of [
    [copy.sheets.worksheet, 'Vor dem Lesen'],
    [copy.sheets.before, `${ballot.sheet.slips}: ${ballot.before}`],
    [copy.sheets.after, `${ballot.sheet.slips}: ${ballot.after}`],
    [copy.sheets.count, ballot.sheet.marks],
    [copy.sheets.words, copy.words.find],
    [copy.sheets.solutions, SOLVED],
  ] as const)
    expect(plan).toMatch(new RegExp(` ${pageWith(text)}(?: (?:bis|und) \\d+)?: ${said}`));
  for (const [page] of plan.matchAll(/(?<=Paket, Seite )\d+/g))
    expect(Number(page)).toBeLessThanOrEqual(printed.file.pages);
});

test('solutions stand at the end alone, and solve what was asked (R-SCH-34)', () => {
  const { pages } = printed;
  const from = pageWith(SOLVED) - 1;
  const [asked, solved] = [pages.slice(0, from).join(' '), pages.slice(from).join(' ')];
  const { words, worksheet, puzzle } = packOf(whole, issue);
  for (const { before, word, after } of words?.gaps ?? []) {
    expect(solved).toContain(`${before}${word}${after}`);
    expect(asked).not.toContain(`${before}${word}${after}`);
    expect(asked).toContain(before.trim());
  }
  for (const { text, isTrue } of worksheet?.worksheet[worksheet.level]?.statements ?? []) {
    expect(asked).toContain(text);
    expect(solved).toContain(`${isTrue ? 'Richtig' : 'Falsch'}: ${text}`);
  }
  expect(solved).toContain(`${puzzle?.name}, ${puzzle?.levelName.toLowerCase()}`);
});

test('a screen reader knows title and language, and jumps from part to part (R-SCH-30)', () => {
  const pdf = readPdf(printed.bytes);
  expect(pdfText(/\/Lang\s*(\([^)]*\)|<[^>]*>)/.exec(pdf.catalog)?.[1] ?? '')).toMatch(/^de/);
  expect(pdf.catalog).toMatch(/\/DisplayDocTitle true/);
  expect(referred(pdf, 'Metadata')).toMatch(/pdfuaid:part(>|=")1/);
  expect(referred(pdf, 'Metadata')).toContain(copy.title);
  expect(referred(pdf, 'Outlines')).toMatch(/\/First/);
  // Plan, worksheet, two sheets of ballots, count, words, puzzle, solutions.
  expect(tagsOf(pdf).get('H1')).toBe(8);
  for (const figure of [...pdf.objects.values()].filter((body) => /\/S\s*\/Figure\b/.test(body)))
    expect(figure).toMatch(/\/Alt\s*[(<]/);
  for (const font of fontsOf(pdf)) expect(font).toMatch(/^(AtkinsonHyperlegibleNext-|BricolageGrotesque-96pt)/);
});

test('a copier loses nothing: there is no colour (R-SCH-30)', async () =>
  expect(await colouredPages(printed.bytes)).toEqual([]));

test('every page says which of how many it is', () => {
  for (const [at, page] of printed.pages.entries()) expect(page).toContain(`Seite ${at + 1} von ${printed.file.pages}`);
});

test('what an issue lacks leaves no hole, and no page (R-SCH-30)', async () => {
  const pages = issue.pages.map((page) => ({
    ...page,
    pieces: page.pieces.filter(({ type }) => type !== 'debate'),
  }));
  const bare = await print({ ...content, worksheets: [] }, { ...issue, pages });
  // Plan, puzzle, solutions.
  expect(bare.file.pages).toBe(3);
  expect(bare.pages[0]).not.toContain(content.debatePage.ballot.sheet.slip);
  expect(bare.pages.join(' ')).not.toContain('Richtig oder falsch?');
});

test('an unchanged pack is not typeset again, one with a changed word is (R-SCH-36)', async () => {
  const again = await print(whole);
  expect(compiled).toBe(0);
  expect(again.file).toEqual(printed.file);
  await print({ ...whole, glossary: glossary.map((term) => ({ ...term, explanation: `Ganz anders. ${term.word}` })) });
  expect(compiled).toBeGreaterThan(0);
});

test('a plan too long for its page stops the build with the issue (R-SCH-31)', async () => {
  const long = copy.days.map(({ ways }) => ({
    ways: ways.map((way) => ({ ...way, steps: Array.from({ length: 5 }, () => way.steps).flat() })),
  }));
  const school = { ...content.school, pack: { ...copy, days: long } };
  await expect(print({ ...whole, school })).rejects.toThrow(
    `content/issues/${issue.name}.yaml · Paket für die Woche: der Plan hat mehr als eine Seite`,
  );
});
