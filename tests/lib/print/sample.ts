import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Article, Block, Content, Issue, Piece } from 'content/kinds';
import { content } from '@/lib/content';
import { makeSetter, type Setter } from '@/lib/print/compile';
import { makeFonts } from '@/lib/print/fonts';
import { prepareIssue, type SetIssue, typesetIssue } from '@/lib/print/set-issue';

export const PICTURES = 'tests/fixtures/content/pictures';
export const CACHE = '.cache/print';

/** An empty folder inside the project, as templates may not read outside of it; a clean clone has no cache yet. */
export function newCache(): string {
  mkdirSync(CACHE, { recursive: true });
  return mkdtempSync(join(process.cwd(), CACHE, 'test-'));
}

const picture = { src: 'scene.webp', alt: 'Ein Igel liest im Laub eine Zeitung.' };

/** Unique sentences, so that texts can be told apart. */
export const sentences = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `Satz ${from + at} erzählt von Eulen, Igeln und dem Wetter am Morgen.`).join(
    ' ',
  );

/** `count` paragraphs of about four rows each, with a heading before every third. */
export const blocksOf = (count: number): Block[] =>
  Array.from({ length: count }, (_, at): Block[] => [
    ...(at > 0 && at % 3 === 0 ? [{ type: 'heading' as const, text: `Teil ${at / 3}` }] : []),
    { type: 'paragraph', text: sentences(at * 10, 2) },
  ]).flat();

export const articleOf = (blocks: Block[], title = 'Wie der Igel schläft'): Article => ({
  ...(content.articles[0] as Article),
  slug: 'probe',
  title,
  excerpt: 'Im Laub raschelt es. Dann wird es still, und der Igel hält bis zum Frühling seinen langen Winterschlaf.',
  image: picture,
  content: blocks,
});

const shortOf = (title: string, count: number): Piece => ({
  type: 'short',
  kicker: 'Kurz erklärt',
  title,
  text: sentences(100, count),
});
const teaserOf = (title: string): Piece => ({ type: 'teaser', kicker: 'Tiere', title, page: 2, image: picture });

export const frontPieces = (shortLength = 5): Piece[] => [
  { type: 'article', slug: 'probe', paragraphs: 4 },
  shortOf('Warum es so früh dunkel wird', shortLength),
  shortOf('Der Stern im Apfel', shortLength),
  teaserOf('Wer macht da Licht?'),
  teaserOf('Wie Bienen reden'),
  teaserOf('Der Igel schläft'),
];

export const issueOf = (pages: Issue['pages'], changes: Partial<Issue> = {}): Issue => ({
  name: '2026-47',
  number: 47,
  year: 2026,
  date: '2026-11-21',
  motto: 'Gute Nacht, Igel!',
  cover: picture,
  story: 'probe',
  open: true,
  announce: false,
  pages,
  ...changes,
});

export const frontOf = (pieces = frontPieces()): Issue['pages'][number] => ({
  template: 'front',
  section: 'Titel',
  pieces,
});

export const storyOf = (left: Piece[], right: Piece[]): Issue['pages'] => [
  { template: 'story', section: 'Titelgeschichte', pieces: left },
  { template: 'story', section: 'Titelgeschichte', pieces: right },
];

export const contentWith = (article: Article): Content => ({ ...content, articles: [...content.articles, article] });

let setter: Setter | undefined;
export async function sharedSetter(): Promise<Setter> {
  setter ??= makeSetter(await makeFonts(CACHE));
  return setter;
}

export async function typeset(article: Article, issue: Issue, pages?: number[]): Promise<SetIssue> {
  return typesetIssue(
    await prepareIssue(contentWith(article), issue, PICTURES, CACHE, pages),
    await sharedSetter(),
    {},
  );
}

/** Letters and digits only, as line breaks, hyphens and capitals come from typesetting. */
export const words = (text: string) =>
  text
    .replace(/[\ufffe\u00ad]\s*/g, '')
    .replace(/[\s\u00a0-]+/g, '')
    .toLowerCase();
