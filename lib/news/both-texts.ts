import type { Article, Content } from 'content/kinds';

type BothTexts = Pick<Article, 'slug' | 'title'> & { whole: string; simple: string };

const LEAST_WORDS = 30;

/** The first paragraphs, until they have LEAST_WORDS words. */
function beginning(blocks: readonly { type: string; text?: string }[]): string {
  const paragraphs = blocks.flatMap(({ type, text }) => (type === 'paragraph' && text ? [text] : []));
  const taken: string[] = [];
  for (const text of paragraphs) {
    if (taken.join(' ').split(' ').length >= LEAST_WORDS) break;
    taken.push(text);
  }
  return taken.join(' ');
}

/** The first article with both text versions, teased articles first:
 * articleWithBothTexts(content) → { slug: 'eulen', title: '…', whole: 'Eine Eule …', simple: 'Eulen …' } */
export function articleWithBothTexts({ articles, news }: Pick<Content, 'articles' | 'news'>): BothTexts | undefined {
  const teased = news.teaser.flatMap((slug) => articles.filter((article) => article.slug === slug));
  const found = [...teased, ...articles].find(({ simple }) => simple);
  return (
    found?.simple && {
      slug: found.slug,
      title: found.title,
      whole: beginning(found.content),
      simple: beginning(found.simple),
    }
  );
}
