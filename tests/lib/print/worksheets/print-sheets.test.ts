import { readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import type { Article, Content, Worksheet } from 'content/kinds';
import { content } from '@/lib/content';
import { makeFonts } from '@/lib/print/fonts';
import { drawnPages, type Pixels, textOfPages } from '@/lib/print/raster';
import { openTypst, type Typst } from '@/lib/print/typst-run';
import { printSheets } from '@/lib/print/worksheets/print-sheets';
import { type SheetLevel, textOf } from '@/lib/school/levels';
import type { PrintedSheets } from '@/lib/school/sheet-files';
import { fontsOf, pdfText, readPdf, referred, tagsOf } from '../pdf-catalog';
import { CACHE, newCache, PICTURES } from '../sample';

const [worksheet] = content.worksheets as [Worksheet];
const article = content.articles.find(({ slug }) => slug === worksheet.slug) as Article;
/** Templates compiled since the last call of `print`. */
const set: string[] = [];

const cache = newCache();
afterAll(() => rmSync(cache, { recursive: true, force: true }));

let typst: Typst;
let fonts: string;
let printed: PrintedSheets;
beforeAll(async () => {
  fonts = await makeFonts(CACHE);
  typst = openTypst(fonts);
  printed = await print(content, worksheet);
});

async function print(all: Content, one: Worksheet) {
  set.length = 0;
  const counted: Typst = (main, ...rest) => {
    set.push(main);
    return typst(main, ...rest);
  };
  return printSheets(all, one, { typst: counted, fonts, pictures: PICTURES, cache });
}

const files = () => [...Object.values(printed.sheets), printed.guide];
const bytesOf = ({ file }: { file: string }) => readFileSync(file);
const sheet = (level: SheetLevel) => bytesOf(printed.sheets[level] as { file: string });
const plain = (text: string) => text.replace(/\u00ad|\ufffe/g, '').replace(/[\s\u00a0]+/g, ' ');
const withText = (content_: Article['content']): Content => ({
  ...content,
  articles: content.articles.map((one) => (one === article ? { ...one, content: content_ } : one)),
});

test('a worksheet is A4, at most four pages and 500 kB; the teacher’s note is one page (R-SCH-3)', () => {
  for (const { bytes, pages } of Object.values(printed.sheets)) {
    expect(pages).toBeLessThanOrEqual(4);
    expect(bytes).toBeLessThanOrEqual(500_000);
  }
  expect(printed.guide.pages).toBe(1);
  for (const file of files()) {
    const boxes = [...readPdf(bytesOf(file)).objects.values()].flatMap((body) =>
      /\/Type\s*\/Page\b(?!s)/.test(body) ? [/\/MediaBox\s*\[([^\]]+)\]/.exec(body)?.[1] ?? ''] : [],
    );
    expect(boxes).toHaveLength(file.pages);
    for (const box of boxes) {
      const millimetres = box
        .trim()
        .split(/\s+/)
        .map((points) => Math.round((Number(points) / 72) * 25.4));
      expect(millimetres).toEqual([0, 0, 210, 297]);
    }
  }
});

test('the list shows a small picture of the first page, with a hash in its URL', async () => {
  const { cover } = printed;
  expect(cover.path).toMatch(new RegExp(`^/pictures/schule/arbeitsblaetter/${worksheet.slug}-[\\da-f]{8}\\.webp$`));
  expect(cover.height / cover.width).toBeCloseTo(297 / 210, 1);
  expect(bytesOf(cover).length).toBeLessThan(30_000);
  expect((await print(content, worksheet)).cover).toEqual(cover);
});

test('both texts and the note have their own URLs', () =>
  expect(files().map(({ path }) => path)).toEqual([
    `/schule/arbeitsblaetter/${worksheet.slug}.pdf`,
    `/schule/arbeitsblaetter/${worksheet.slug}-leicht.pdf`,
    `/schule/arbeitsblaetter/${worksheet.slug}-lehrkraft.pdf`,
  ]));

test('the PDFs have title, language, headings and alternative texts (R-SCH-3)', () => {
  for (const file of files()) {
    const pdf = readPdf(bytesOf(file));
    expect(pdfText(/\/Lang\s*(\([^)]*\)|<[^>]*>)/.exec(pdf.catalog)?.[1] ?? '')).toMatch(/^de/);
    expect(pdf.catalog).toMatch(/\/DisplayDocTitle true/);
    expect(referred(pdf, 'Metadata')).toMatch(/pdfuaid:part(>|=")1/);
    expect(referred(pdf, 'Metadata')).toContain(article.title);
    expect(referred(pdf, 'Outlines')).toMatch(/\/First/);
    expect(tagsOf(pdf).get('H1')).toBeGreaterThan(0);
    if (file !== printed.guide) expect(tagsOf(pdf).get('H2')).toBeGreaterThan(3);
    // Both sheets, what is practised, the steps, and the curriculum if known.
    else expect(tagsOf(pdf).get('H2')).toBe(worksheet.curriculum ? 4 : 3);
    const figures = [...pdf.objects.values()].filter((body) => /\/S\s*\/Figure\b/.test(body));
    expect(figures.length).toBe(file === printed.guide ? 0 : 2);
    for (const figure of figures) expect(figure).toMatch(/\/Alt\s*[(<]/);
  }
});

test('only the print edition’s fonts are embedded (R-SCH-3)', () => {
  for (const file of files())
    for (const font of fontsOf(readPdf(bytesOf(file))))
      expect(font).toMatch(/^(AtkinsonHyperlegibleNext-|BricolageGrotesque-96pt)/);
});

test.each(['whole', 'simple'] as const)('the sheet of the level %s has the whole text (R-SCH-4)', async (level) => {
  const text = plain((await textOfPages(sheet(level))).join('\n')).replaceAll('- ', '');
  for (const block of textOf(article, level))
    for (const word of block.text.split(/\s+/)) expect(text).toContain(word.replaceAll('- ', ''));
});

test('answers are on the last page only (R-SCH-4)', async () => {
  for (const level of ['whole', 'simple'] as const) {
    const pages = (await textOfPages(sheet(level))).map(plain);
    expect(pages.at(-1)).toContain('Lösungen');
    expect(pages.at(-1)).toContain('Was das Blatt übt');
    expect(pages.slice(0, -1).join(' ')).not.toContain('Lösungen');
    for (const { text, isTrue } of worksheet[level]?.statements ?? [])
      expect(pages.at(-1)).toContain(`${isTrue ? 'Richtig' : 'Falsch'}: ${text}`);
  }
});

test('a solution gives the line in which its proof starts (R-SCH-4)', async () => {
  const [first = '', ...others] = await textOfPages(sheet('simple'));
  const headings = textOf(article, 'simple').flatMap(({ type, text }) => (type === 'heading' ? text : []));
  const read = first.slice(first.indexOf('Lies den Text'), first.indexOf('Richtig oder falsch?'));
  const lines = read
    .split(/\r?\n/)
    .slice(1)
    .map((line) => plain(line).trim())
    // Line numbers, and the number of the next task.
    .filter((line) => line && !/^\p{Nd}+$/u.test(line) && !headings.includes(line));
  const solutions = plain(others.at(-1) ?? '');
  for (const { text, proof } of worksheet.simple?.statements ?? []) {
    const [, from] = new RegExp(`${text.replace('.', '\\.')} \\(Zeile (\\p{Nd}+)`, 'u').exec(solutions) ?? [];
    expect(lines[Number(from) - 1]).toContain(proof.split(' ')[0]);
    expect(`${lines[Number(from) - 1]} ${lines[Number(from)]}`).toContain(proof.split(' ').slice(0, 3).join(' '));
  }
});

test('a sheet without quiz questions has no quiz task', async () => {
  const [whole, simple] = await Promise.all((['whole', 'simple'] as const).map((level) => textOfPages(sheet(level))));
  expect(plain(whole?.join(' ') ?? '')).toContain('Kreuze die Antwort an');
  expect(plain(simple?.join(' ') ?? '')).not.toContain('Kreuze die Antwort an');
});

test('an unchanged sheet is not typeset again, one with a changed text is (R-SCH-7)', async () => {
  const again = await print(content, worksheet);
  expect(set).toEqual([]);
  expect(again).toEqual(printed);
  const changed = article.content.map((block) =>
    'text' in block ? { ...block, text: block.text.replace('nass', 'feucht') } : block,
  );
  const { sheets, guide } = await print(withText(changed), worksheet);
  expect(new Set(set.map((name) => basename(name)))).toEqual(new Set(['sheet.typ']));
  expect(sheets.whole?.file).not.toBe(printed.sheets.whole?.file);
  expect([sheets.simple, guide]).toEqual([printed.sheets.simple, printed.guide]);
});

const paragraphs = (count: number): Article['content'] => [
  ...article.content,
  ...Array.from({ length: count }, () => article.content.filter(({ type }) => type === 'paragraph')).flat(),
];

test.each([
  [4, 1],
  [5, 3],
])('a long article fits on %i pages (R-SCH-3)', async (pages, times) => {
  const { sheets } = await print(withText(paragraphs(times)), worksheet);
  expect(sheets.whole?.pages).toBe(pages);
});

/** Number of writing lines, which are dark pixel rows from 140 to 190 mm. */
function linesIn({ data, info: { width, height, channels } }: Pixels): number {
  const [from, to] = [140, 190].map((millimetres) => Math.round((millimetres * width) / 210)) as [number, number];
  const isDark = (y: number, x: number) => (data[(y * width + x) * channels] ?? 255) < 200;
  const isLine = (y: number) => Array.from({ length: to - from }, (_, at) => isDark(y, from + at)).every(Boolean);
  return Array.from({ length: height }, (_, y) => y).filter((y) => isLine(y) && !isLine(y - 1)).length;
}

test.each([0, 1])(
  'there is room to write a guess, however small the picture is (%d times longer) (R-SCH-5)',
  async (times) => {
    const { sheets } = await print(withText(paragraphs(times)), worksheet);
    const page = await drawnPages(bytesOf(sheets.whole as { file: string }), 1260).next();
    // One line belongs to the page header.
    expect(linesIn(page.value as Pixels)).toBeGreaterThanOrEqual(1 + 2);
  },
);

test('an article too long for five pages stops the build with its file (R-SCH-3)', async () => {
  await expect(print(withText(paragraphs(8)), worksheet)).rejects.toThrow(
    `content/worksheets/${worksheet.slug}.yaml · whole: mehr als 5 Seiten`,
  );
});

test('refuses a character that no font has, which Typst would print as an empty box', async () => {
  const strange = { ...worksheet, whole: { ...worksheet.whole, guess: 'Wird es → wärmer oder kälter?' } };
  await expect(print(content, strange)).rejects.toThrow('„→“ ist in keiner Schrift der Zeitung');
});
