import type { Article, Block, Content, Diagram } from '@/lib/content/kinds';
import { inYears } from '@/lib/news/archive';
import { archivePath, articlePath, PATHS } from '@/lib/pages/paths';
import { wordPath } from '@/lib/words/dictionary';
import { type Draft, page } from './draft';

const bodyOf = ({ content, simple = [] }: Article) =>
  [...content, ...simple].flatMap((block) => ('text' in block ? [block.text] : [])).join(' ');

const headingsOf = ({ content, simple = [] }: Article) =>
  [...content, ...simple].flatMap((block) => (block.type === 'heading' ? [block.text] : [])).join(' ');

function figureTexts(block: Block, diagrams: readonly Diagram[]): string[] {
  switch (block.type) {
    case 'image':
      return [block.image.alt, block.caption ?? ''];
    case 'diagram': {
      const diagram = diagrams.find(({ name }) => name === block.name);
      if (!diagram) return [];
      const { title, caption, drawing, labels } = diagram;
      return [title, caption, drawing.alt, ...labels.flatMap((label) => [label.title, label.text])];
    }
    case 'paragraph':
    case 'heading':
    case 'highlight':
    case 'conclusion':
      return [];
  }
}

/** newsEntries(content) → [{ kind: 'news', note: 'Tiere · 21. November 2026', … }, …, { kind: 'page', title: 'Magma', answers: true, … }] */
export function newsEntries({ articles, diagrams, news: { regional, animals }, lists, glossary }: Content): Draft[] {
  return [
    ...articles.map((article) => ({
      kind: 'news' as const,
      title: article.title,
      path: articlePath(article.slug),
      note: `${article.category} · ${article.date.text}`,
      text: `${article.excerpt} ${bodyOf(article)}`,
      keywords: `Artikel Nachricht ${article.category} ${article.excerpt} ${headingsOf(article)}`,
      aside: [article.image.alt, ...article.content.flatMap((block) => figureTexts(block, diagrams))].join(' '),
      image: article.image.src,
      weight: 1.25,
    })),
    ...regional.map(({ title, date, excerpt, image }) => ({
      kind: 'news' as const,
      title,
      path: `${PATHS.news}#region`,
      note: `Neues aus unserer Region · ${date.text}`,
      text: excerpt,
      aside: image.alt,
      image: image.src,
    })),
    ...animals.map(({ letter, animal, fact, image }) => ({
      kind: 'news' as const,
      title: `${letter} wie ${animal}`,
      path: `${PATHS.news}#tiere`,
      note: 'TIER ABC',
      text: fact,
      keywords: 'Tier Tiere',
      aside: image.alt,
      image: image.src,
    })),
    page(PATHS.news, lists.news.title, 'Alle Nachrichten', `${lists.news.description} ${lists.news.intro}`),
    ...inYears(articles).map(({ year }) =>
      page(
        archivePath(year),
        lists.news.archive.title.replace('%year%', String(year)),
        'Alle Nachrichten',
        lists.news.archive.description.replace('%year%', String(year)),
        { weight: 0.6 },
      ),
    ),
    page(PATHS.dictionary, lists.dictionary.title, 'Schwierige Wörter', lists.dictionary.description),
    ...glossary.map(({ word, forms, explanation }) =>
      page(wordPath(word), word, lists.dictionary.title, explanation, {
        keywords: forms.join(' '),
        weight: 0.45,
        answers: true,
      }),
    ),
  ];
}
