import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn } from 'content/text';
import { FORMATS, fileName, type PictureFacts } from '@/lib/images/settings';
import { hiddenPictures } from '@/lib/publishing/published';
import { readSite } from '@/lib/publishing/read';
import { exported } from '../exported';

const { content, all } = readSite('content');
if (!content) throw new Error('content/ has faults');

/** Words this long are in no control’s label by chance. */
const LONG = /\p{L}{12,}/gu;
const wordsOf = (data: unknown) =>
  new Set(textsIn(data).flatMap(({ text }) => [...text.matchAll(LONG)].map(([word]) => word.toLowerCase())));

/** What only hidden content has: a word, a title, a file name. */
const said = wordsOf(content);
const hiddenWords = [...wordsOf(all)].filter((word) => !said.has(word));
const slugs = ({ articles }: NonNullable<typeof content>) => articles.map(({ slug }) => slug);
const hiddenSlugs = slugs(all).filter((slug) => !slugs(content).includes(slug));

/** Searches every file for words of drafts and of scheduled and expired content. */
test('no file name or content has a word of unpublished content', () => {
  const forbidden = [...hiddenWords, ...hiddenSlugs];
  const leaks = exported.flatMap((name) => {
    const isText = !/\.(avif|webp|png|ico|pdf|mp3|woff2)$/.test(name);
    const text = `${name} ${isText ? readFileSync(join('out', name), 'utf8') : ''}`.toLowerCase();
    return forbidden.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`);
  });
  expect(leaks).toEqual([]);
});

test('no picture of unpublished content is exported', () => {
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
