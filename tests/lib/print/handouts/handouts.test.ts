import { readFileSync, rmSync } from 'node:fs';
import type { Debate } from 'content/kinds';
import { content } from '@/lib/content';
import { ballotFile, QUESTION_CARD_PATH } from '@/lib/paths';
import { makeFonts } from '@/lib/print/fonts';
import { handoutsOf } from '@/lib/print/handouts/handouts';
import { printHandout } from '@/lib/print/handouts/print-handout';
import { textOfPages } from '@/lib/print/raster';
import { openTypst } from '@/lib/print/typst-run';
import { readPdf, tagsOf } from '../pdf-catalog';
import { CACHE, newCache } from '../sample';

const cache = newCache();
afterAll(() => rmSync(cache, { recursive: true, force: true }));

async function print(path: string) {
  const fonts = await makeFonts(CACHE);
  const handout = handoutsOf(content).find((one) => one.path === path);
  if (!handout) throw new Error(path);
  const printed = printHandout(handout, { typst: openTypst(fonts), fonts, cache });
  const bytes = readFileSync(printed.file);
  const pages = (await textOfPages(bytes)).map((page) => page.replace(/\u00ad|\ufffe/g, '').replace(/\s+/g, ' '));
  return { printed, pages, tags: tagsOf(readPdf(bytes)) };
}

test('a class gets ballots for both votes and a tally sheet (R-DEB-4)', async () => {
  const [debate] = content.debates as [Debate];
  const { ballot } = content.debatePage;
  const { pages, tags } = await print(ballotFile(debate.slug));
  expect(pages).toHaveLength(3);
  const [before = '', after = '', count = ''] = pages;
  for (const [page, name] of [
    [before, ballot.before],
    [after, ballot.after],
  ] as const) {
    expect(page).toContain(name);
    expect(page.split(debate.title).length).toBeGreaterThan(8);
    for (const choice of ballot.choices) expect(page.split(choice).length).toBeGreaterThan(8);
  }
  for (const text of [ballot.sheet.marks, ballot.sheet.all]) expect(count).toContain(text);
  for (const { title, text } of content.debatePage.rules) expect(count).toContain(`${title}. ${text.slice(0, 40)}`);
  expect([...tags.keys()]).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH']));
});

test('a child gets a question card for a parent to sign (R-QUE-4)', async () => {
  const { card } = content.questionPage;
  const { pages, tags } = await print(QUESTION_CARD_PATH);
  expect(pages).toHaveLength(1);
  const { question, name, age, signature } = card.fields;
  for (const text of [question, name, age, signature]) expect(pages[0]).toContain(text);
  expect([...tags.keys()]).toEqual(expect.arrayContaining(['H1', 'H2']));
});
