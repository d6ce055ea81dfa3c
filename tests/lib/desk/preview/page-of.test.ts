import { readdirSync, readFileSync } from 'node:fs';
import { allKinds, isFolder } from '@/lib/desk/kinds';
import { pageOf } from '@/lib/desk/preview/page-of';
import { slugOf } from '@/lib/desk/preview/shadow';
import { sitePages } from '@/lib/pages/registry';
import { articlePath } from '@/lib/paths';
import { content } from '@/tests/fixtures/content';
import { FIXTURES } from '@/tests/fixtures/keep';

const FILES = allKinds().flatMap((kind) =>
  (isFolder(kind) ? readdirSync(`${FIXTURES}/${kind}`).map((name) => `${kind}/${name}`) : [`${kind}.yaml`])
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ kind, file })),
);

test('every draft has a page in the preview, or a note why not (R-DESK-9)', () => {
  const paths = new Set(sitePages(content).map(({ path }) => path));
  const shown = FILES.map(({ kind, file }) => ({
    file,
    ...pageOf(kind, slugOf(file), readFileSync(`${FIXTURES}/${file}`, 'utf8')),
  }));
  expect(shown.filter(({ path, note }) => (path ? !paths.has(path) : !note))).toEqual([]);
  expect(shown.filter(({ path }) => path).length).toBeGreaterThan(30);
});

test('a diagram is previewed in its article', () => {
  const articles = FILES.filter(({ kind }) => kind === 'articles').map(({ file }) => ({
    slug: slugOf(file),
    text: readFileSync(`${FIXTURES}/${file}`, 'utf8'),
  }));
  const [drawn] = content.articles.flatMap(({ slug, content: blocks }) =>
    blocks.flatMap((block) => (block.type === 'diagram' ? { slug, name: block.name } : [])),
  );
  expect(pageOf('diagrams', drawn?.name ?? '', 'title: Schnitt', articles).path).toBe(articlePath(drawn?.slug ?? ''));
  expect(pageOf('diagrams', 'niemand', 'title: Schnitt', articles).path).toBeUndefined();
});

test('the preview offers both texts of an article that has two', () => {
  const both = content.articles.filter(({ simple }) => simple).map(({ slug }) => slug);
  const offered = FILES.filter(({ kind }) => kind === 'articles')
    .map(({ file }) => ({ slug: slugOf(file), text: readFileSync(`${FIXTURES}/${file}`, 'utf8') }))
    .filter(({ slug, text }) => pageOf('articles', slug, text).levels)
    .map(({ slug }) => slug);
  expect(offered.sort()).toEqual(both.sort());
});
