import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { colouringFile, experimentPath, PATHS } from '@/lib/paths';
import { built } from '../built-content';
import { graphsOf, type Page, pages, readable, textOf } from './pages';

const pageAt = (path: string) => pages.find((page) => page.path === path) as Page;

test('each experiment has a page with its steps, and markup that matches (R-LAST-5)', () => {
  for (const { slug, title, needs, steps, why, care } of built.experiments) {
    const page = pageAt(experimentPath(slug));
    const text = textOf(page);
    for (const part of [title, ...needs, ...steps, why, care ?? '']) expect(text).toContain(readable(part));
    const node = graphsOf(page)[0]?.['@graph'].find((one) => one['@type'] === 'HowTo');
    const told = node as unknown as { name: string; step: { text: string }[]; supply: { name: string }[] };
    expect(told.name).toBe(title);
    expect(told.step.map((step) => step.text)).toEqual(steps);
    expect(told.supply.map((thing) => thing.name)).toEqual(needs);
  }
});

test('each colouring page is a PDF to print (R-LAST-6)', () => {
  for (const { src } of built.colouring)
    expect(
      readFileSync(join('out', colouringFile(src)))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
});

test('all anniversaries are listed with their sources (R-HIST-2)', () => {
  const told = (pageAt(PATHS.history).root as HTMLElement)
    .querySelectorAll('main li[id]')
    .map(({ textContent }) => readable(textContent));
  expect(told).toHaveLength(built.history.length);
  for (const { text, source } of built.history)
    expect(told.some((one) => one.includes(readable(text)) && one.includes(readable(source.title)))).toBe(true);
});
