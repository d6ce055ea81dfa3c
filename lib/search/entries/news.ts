import type { Article, Block, Content } from 'content/kinds';
import { inYears } from '@/lib/news/archive';
import { figuresIn, headingsIn, textsIn, wordsOf } from '@/lib/news/blocks';
import { archivePath, articlePath, PATHS } from '@/lib/paths';
import { wordPath } from '@/lib/words/dictionary';
import { type Draft, page } from './draft';

const bothTexts = ({ content, simple = [] }: Article): Block[] => [...content, ...simple];

/** newsEntries(content) → [{ kind: 'news', note: 'Tiere · 21. November 2026', … }, …, { kind: 'page', title: 'Magma', answers: true, … }] */
export function newsEntries({ articles, diagrams, news: { regional, animals }, lists, glossary }: Content): Draft[] {
  return [
    ...articles.map((article) => ({
      kind: 'news' as const,
      title: article.title,
      path: articlePath(article.slug),
      note: `${article.category} · ${article.date.text}`,
      text: [article.excerpt, ...textsIn(bothTexts(article)).map(({ text }) => text)].join(' '),
      keywords: ['Artikel Nachricht', article.category, article.excerpt, ...headingsIn(bothTexts(article))].join(' '),
      aside: [
        article.image.alt,
        ...figuresIn(article.content, diagrams).flatMap((figure) => [figure.image.alt, ...wordsOf(figure)]),
      ].join(' '),
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
