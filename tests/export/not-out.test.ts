import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hiddenPictures } from '@/lib/content/published';
import { readContent } from '@/lib/content/read';
import { textsIn } from '@/lib/content/text';
import { FORMATS, fileName, type PictureFacts } from '@/lib/images/settings';
import { exported } from '../exported';

const { content, all } = readContent('content');
if (!content) throw new Error('content/ has faults');

/** Words as long as this stand in no label of a control by chance. */
const LONG = /\p{L}{12,}/gu;
const wordsOf = (data: unknown) =>
  new Set(textsIn(data).flatMap(({ text }) => [...text.matchAll(LONG)].map(([word]) => word.toLowerCase())));

/** What only hidden things say: a word of theirs, a title, the name of a file. */
const said = wordsOf(content);
const hiddenWords = [...wordsOf(all)].filter((word) => !said.has(word));
const slugs = ({ articles }: NonNullable<typeof content>) => articles.map(({ slug }) => slug);
const hiddenSlugs = slugs(all).filter((slug) => !slugs(content).includes(slug));

/** What drafts, dated and ended things hold is looked for in every file; `npm run drill` makes some. */
test('no file holds a word of what is not out, and none is named by it', () => {
  const forbidden = [...hiddenWords, ...hiddenSlugs];
  const leaks = exported.flatMap((name) => {
    const isText = !/\.(avif|webp|png|ico|pdf|mp3|woff2)$/.test(name);
    const text = `${name} ${isText ? readFileSync(join('out', name), 'utf8') : ''}`.toLowerCase();
    return forbidden.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`);
  });
  expect(leaks).toEqual([]);
});

test('no picture of what is not out has come along', () => {
  const manifest: Record<string, PictureFacts> = JSON.parse(readFileSync('.cache/pictures/manifest.json', 'utf8'));
  const shown = new Set(
    Object.entries(manifest).flatMap(([file, { hash }]) => (hiddenPictures(all, content).has(file) ? [] : hash)),
  );
  const hidden = [...hiddenPictures(all, content)].flatMap((file) => manifest[file] ?? []);
  const names = hidden
    .filter(({ hash }) => !shown.has(hash))
    .flatMap(({ hash, widths }) => widths.flatMap((width) => FORMATS.map((format) => fileName(hash, width, format))));
  expect(names.filter((name) => existsSync(join('out/pictures', name)))).toEqual([]);
});
