import type { Block, Piece } from 'content/kinds';
import { textOfPages } from '@/lib/print/raster';
import { fontsOf, type Pdf, pdfText, readPdf, referred, tagsOf } from './pdf-catalog';
import { articleOf, blocksOf, frontOf, issueOf, storyOf, typeset } from './sample';

const quote: Piece = { type: 'quote', text: 'Der Igel schläft und die Eule wacht.' };
const blocks: Block[] = blocksOf(34);
const issue = issueOf([
  frontOf(),
  ...storyOf([{ type: 'article', slug: 'probe' }], [quote, { type: 'quiz', slug: 'probe' }]),
]);

let bytes: Buffer;
let pdf: Pdf;
beforeAll(async () => {
  bytes = (await typeset(articleOf(blocks), issue)).set.pdf();
  pdf = readPdf(bytes);
});

test('the PDF has one page of 280 × 400 mm for each page of the issue', () => {
  const boxes = [...pdf.objects.values()].flatMap((body) =>
    /\/Type\s*\/Page\b(?!s)/.test(body) ? [/\/MediaBox\s*\[([^\]]+)\]/.exec(body)?.[1] ?? ''] : [],
  );
  expect(boxes).toHaveLength(3);
  for (const box of boxes) {
    const [left, bottom, width, height] = box.trim().split(/\s+/).map(Number);
    expect([left, bottom]).toEqual([0, 0]);
    expect(((width ?? 0) / 72) * 25.4).toBeCloseTo(280, 0);
    expect(((height ?? 0) / 72) * 25.4).toBeCloseTo(400, 0);
  }
});

test('the PDF has its language and title', () => {
  expect(pdfText(/\/Lang\s*(\([^)]*\)|<[^>]*>)/.exec(pdf.catalog)?.[1] ?? '')).toMatch(/^de/);
  expect(pdf.catalog).toMatch(/\/DisplayDocTitle true/);
  expect(referred(pdf, 'Metadata')).toMatch(/Nr\.\s47\/2026: Gute Nacht, Igel!/);
});

test('the PDF is tagged and declares PDF/UA-1', () => {
  expect(referred(pdf, 'Metadata')).toMatch(/pdfuaid:part(>|=")1/);
  expect(pdf.catalog).toMatch(/\/Marked true/);
  expect(referred(pdf, 'StructTreeRoot')).not.toBe('');
});

test('headings and paragraphs are tagged, with one H1 on each page that has a headline', () => {
  const tags = tagsOf(pdf);
  expect(tags.get('H1')).toBe(2);
  expect(tags.get('H2')).toBeGreaterThan(2);
  expect(tags.get('P')).toBeGreaterThan(blocks.length);
});

test('each meaningful picture has an alternative text', () => {
  const figures = [...pdf.objects.values()].filter((body) => /\/S\s*\/Figure\b/.test(body));
  expect(figures.length).toBeGreaterThan(3);
  for (const figure of figures) expect(figure).toMatch(/\/Alt\s*[(<]/);
});

test('bookmarks lead to the headings', () => {
  expect(referred(pdf, 'Outlines')).toMatch(/\/First/);
  const marks = [...pdf.objects.values()].flatMap((body) =>
    /\/Dest\b|\/A\b/.test(body) ? [pdfText(/\/Title\s*(\([\s\S]*?[^\\]\)|<[^>]*>)/.exec(body)?.[1] ?? '')] : [],
  );
  expect(marks).toContain('Gute Nacht, Igel!');
  expect(marks).toContain('Wie der Igel schläft');
});

test('exactly the print edition’s fonts are embedded, without substitutes', () => {
  expect(fontsOf(pdf)).toEqual([
    'AtkinsonHyperlegibleNext-Bold',
    'AtkinsonHyperlegibleNext-Regular',
    'AtkinsonHyperlegibleNext-SemiBold',
    'BricolageGrotesque-96ptExtraBold',
  ]);
  const descriptors = [...pdf.objects.values()].filter((body) => /\/Type\s*\/FontDescriptor\b/.test(body));
  expect(descriptors.length).toBeGreaterThan(3);
  for (const descriptor of descriptors) expect(descriptor).toMatch(/\/FontFile[23]? \d+ 0 R/);
});

test('a search finds words that a line divides, and each name in its own face', async () => {
  const names = 'Dvořák, Łódź, Erdoğan, Škoda, Ștefan';
  const long: Block = {
    type: 'paragraph',
    text: `${names}. ${'Gummibandgeschichte bitterer Samenkapseln. '.repeat(8)}`,
  };
  const { set } = await typeset(articleOf([long, ...blocks.slice(1)], names), issue);
  const changed = set.pdf();
  // What viewers search: the hyphen and the end of its line are left out, other ends of lines are spaces.
  const text = (await textOfPages(changed))
    .join(' ')
    .replace(/[-\ufffe]\s*(?=\p{Ll})/gu, '')
    .replace(/\s+/g, ' ');
  expect(text.match(/Gummibandgeschichte/g)).toHaveLength(8);
  expect(text).toContain(names);
  expect(changed.toString('latin1')).not.toContain('<00AD>');
  expect(new Set(fontsOf(readPdf(changed)))).toEqual(new Set(fontsOf(pdf)));
});

test('output is deterministic', async () => {
  const again = (await typeset(articleOf(blocks), issue)).set.pdf();
  expect(again.equals(bytes)).toBe(true);
});
