import type { Article, Content } from '@/lib/content/kinds';
import { PLACEHOLDER } from '@/lib/content/schema/site';
import { nearestColour } from '@/lib/images/ground';
import type { PictureFacts } from '@/lib/images/settings';
import { readPrinted } from '@/lib/issues/printed';
import { type MenuGroup, menuOf } from '@/lib/pages/menu';
import { sitePages, trailTo } from '@/lib/pages/registry';
import type { Crumb } from '@/lib/pages/site-page';
import type { PrintManifest } from '@/lib/print/manifest';
import { type PuzzleManifest, readPuzzles } from '@/lib/puzzles/printed';
import { type PrintedSheets, printedSheets } from '@/lib/school/printed';

/** Data a page of the twin starts with. */
export type TwinData = {
  content: Content;
  manifest: Record<string, PictureFacts>;
  printed: { issues: PrintManifest; puzzles: PuzzleManifest; sheets: Record<string, PrintedSheets> };
  trails: Record<string, Crumb[]>;
  foot: { path: string; foot: string }[];
  menu: MenuGroup[];
  placeholder: string;
};

/** Reduced as an API would for a page on which it is only a card. */
const onlyCard = (article: Article) => ({ ...article, content: [], quiz: [] });

/** Content that the components of each page type read. */
const READ: Record<string, (content: Content, path: string) => Partial<Content>> = {
  landing: ({ landing, plans, books, games, events, news, issues, diagrams, puzzles, articles }) => ({
    ...{ landing, plans, books, games, events, news, issues, diagrams, puzzles },
    articles: articles.map(onlyCard),
  }),
  article: ({ glossary, books, issues, puzzles, worksheets, syllables, diagrams, articles }, path) => ({
    ...{ glossary, books, puzzles, syllables, diagrams },
    issues: issues.filter(({ name }) => path.includes(name)),
    worksheets: worksheets.filter(({ slug }) => path.includes(slug)),
    articles: articles.map((article) => (path.includes(article.slug) ? article : onlyCard(article))),
  }),
  books: ({ books, searchWords }) => ({ books, searchWords }),
  plan: ({ order, plans, issues, pages }) => ({
    order,
    plans,
    issues,
    pages: { widerruf: pages.widerruf } as Content['pages'],
  }),
};

/** Typeset files of the page's content. */
const printedOf = ({ issues = [], worksheets = [] }: Partial<Content>): TwinData['printed'] => ({
  issues: Object.fromEntries(Object.entries(readPrinted()).filter(([name]) => issues.some((one) => one.name === name))),
  puzzles: worksheets.length > 0 ? readPuzzles() : {},
  sheets: Object.fromEntries(worksheets.map(({ slug }) => [slug, printedSheets(slug)])),
});

/** dataOf('books', '/books/', content, manifest) → { content: { site, lists, books, … }, manifest, trails, foot } */
export function dataOf(
  name: string,
  path: string,
  content: Content,
  manifest: Record<string, PictureFacts>,
): TwinData | undefined {
  const { site, lists, parents, school } = content;
  const read = READ[name]?.(content, path);
  if (!read) return undefined;
  // The footer links to them.
  const named = { parents: { title: parents.title }, school: { title: school.title } } as Partial<Content>;
  const part: Partial<Content> = { site, lists, ...named, ...read };
  const text = JSON.stringify(part);
  // Pictures named in the content, and fallback pictures.
  const isShown = (file: string) => text.includes(file) || file.startsWith('placeholders/');
  return {
    content: part as Content,
    manifest: Object.fromEntries(
      Object.entries(manifest)
        .filter(([file]) => isShown(file))
        .map(([file, facts]) => [file, { ...facts, colour: nearestColour(facts.colour) ?? facts.colour }]),
    ),
    printed: printedOf(part),
    placeholder: PLACEHOLDER,
    menu: menuOf(content),
    trails: { [path]: trailTo(path, content) },
    foot: sitePages(content).flatMap(({ path: to, foot }) => (foot ? [{ path: to, foot }] : [])),
  };
}
