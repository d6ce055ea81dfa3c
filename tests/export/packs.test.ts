import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pdfFacts } from '@/components/school/pdf-facts';
import { issuePath, PATHS, packFile } from '@/lib/paths';
import { packOf } from '@/lib/print/packs/pack';
import { textOfPages } from '@/lib/print/raster';
import { withPack } from '@/lib/school/pack/places';
import { built } from '../built-content';
import { colouredPages } from '../lib/print/greys';
import { readPdf, referred, tagsOf } from '../lib/print/pdf-catalog';
import { BASE, fileOf, pages, readable } from './pages';

const issues = withPack(built).map((issue) => [issue.name, issue] as const);
const bytesOf = (name: string) => readFileSync(join('out', fileOf(`${BASE}${packFile(name)}`) ?? ''));

const linkTo = (path: string, name: string) =>
  pages.find((page) => page.path === path)?.root.querySelector(`main a[href="${BASE}${packFile(name)}"]`);

test('the page for schools links to a pack (R-SCH-35)', () =>
  expect(issues.some(([name]) => linkTo(PATHS.school, name))).toBe(issues.length > 0));

for (const [name, issue] of issues) {
  test(`a class finds the pack of issue ${name} on its page, with size and pages (R-SCH-35)`, async () => {
    const bytes = bytesOf(name);
    const facts = pdfFacts({ bytes: bytes.length, pages: (await textOfPages(bytes)).length });
    const link = linkTo(issuePath(name), name);
    expect(readable(link?.parentNode?.textContent ?? '')).toContain(readable(`${built.school.pack.offer} (${facts})`));
  });

  test(`the pack of issue ${name} is tagged, without colour, and has what it names (R-SCH-30)`, async () => {
    const bytes = bytesOf(name);
    const pdf = readPdf(bytes);
    const text = (await textOfPages(bytes)).map((page) => readable(page.replaceAll('\ufffe', '')));
    const { title, days, debate, words, puzzle } = packOf(built, issue);
    expect(referred(pdf, 'Metadata')).toMatch(/pdfuaid:part(>|=")1/);
    expect(tagsOf(pdf).get('H1')).toBeGreaterThan(0);
    expect(await colouredPages(bytes)).toEqual([]);
    expect(text[0]).toContain(title);
    for (const day of days) expect(text[0]).toContain(`${day.name}: ${day.title}`);
    for (const said of [debate?.title, puzzle?.name, ...(words?.words.map(({ word }) => word) ?? [])])
      expect(text.slice(1).join(' ')).toContain(readable(said ?? ''));
  });
}
