import { type Article, type Content, PLAN_IDS, type PlanId } from '@/lib/content/kinds';
import { PLACEHOLDER } from '@/lib/content/schema/site';
import { groundOf } from '@/lib/images/ground';
import type { PictureFacts } from '@/lib/images/settings';
import { sitePages, trailTo } from '@/lib/pages/registry';
import type { Crumb } from '@/lib/pages/site-page';

/** What a page of the twin begins with. */
export type TwinData = {
  content: Content;
  manifest: Record<string, PictureFacts>;
  trails: Record<string, Crumb[]>;
  foot: { path: string; foot: string }[];
  placeholder: string;
  planIds: readonly PlanId[];
};

/** As an answer made for the page holds it: others are shown as cards only. */
const onlyCard = (article: Article) => ({ ...article, content: [], quiz: [] });

/** What the components of each page type read. */
const READ: Record<string, (content: Content, path: string) => Partial<Content>> = {
  landing: ({ landing, plans, books, games, events, news, articles }) => ({
    ...{ landing, plans, books, games, events, news },
    articles: articles.map(onlyCard),
  }),
  article: ({ glossary, books, articles }, path) => ({
    ...{ glossary, books },
    articles: articles.map((article) => (path.includes(article.slug) ? article : onlyCard(article))),
  }),
  books: ({ books, searchWords }) => ({ books, searchWords }),
  plan: ({ order, plans, pages }) => ({ order, plans, pages: { widerruf: pages.widerruf } as Content['pages'] }),
};

/** dataOf('books', '/books/', content, manifest) → { content: { site, lists, books, … }, manifest, trails, foot } */
export function dataOf(
  name: string,
  path: string,
  content: Content,
  manifest: Record<string, PictureFacts>,
): TwinData | undefined {
  const { site, lists } = content;
  const read = READ[name]?.(content, path);
  if (!read) return undefined;
  const part = { site, lists, ...read };
  const text = JSON.stringify(part);
  // A picture is named in the content, or stands in for one that fails.
  const isShown = (file: string) => text.includes(file) || file.startsWith('placeholders/');
  return {
    content: part as Content,
    manifest: Object.fromEntries(
      Object.entries(manifest)
        .filter(([file]) => isShown(file))
        .map(([file, facts]) => [file, { ...facts, colour: groundOf(facts.colour) ?? facts.colour }]),
    ),
    placeholder: PLACEHOLDER,
    planIds: PLAN_IDS,
    trails: { [path]: trailTo(path, content) },
    foot: sitePages(content).flatMap(({ path: to, foot }) => (foot ? [{ path: to, foot }] : [])),
  };
}
