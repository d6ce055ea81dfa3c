import type { Content } from 'content/kinds';
import { SCHOOL_CLASSES } from 'content/schema/worksheet';
import { listTexts } from 'search/list-words';
import type { TextVersion } from '@/lib/news/levels';
import { articlePath } from '@/lib/paths';
import { typeOptions, typeValue } from '@/lib/tips/filter';
import { classesText, levelName, levelsOf, questionsOf, type SheetLevel, subjectOf } from './levels';

/** A worksheet's data for the list and its filters. */
export type Listed = {
  id: string;
  slug: string;
  level: SheetLevel;
  title: string;
  levelName: string;
  classes: readonly [number, number];
  classesText: string;
  subject: string;
  minutes: number;
  /** Slug of its article, whose text it uses. */
  article: string;
  facets: { klasse: string[]; fach: string; stufe: TextVersion; zeit: string };
  searchText: string;
};

const IN_ADDRESS = { whole: 'ganz', simple: 'leicht' } as const satisfies Record<SheetLevel, TextVersion>;

const span = ([from, to]: readonly [number, number]) =>
  Array.from({ length: to - from + 1 }, (_, step) => String(from + step));

/** Newest article first, the whole text before the easy one:
 * listedSheets(content) → [{ id: 'wie-brot-aufgeht-ganz', title: 'Wie Brot aufgeht', … }, …] */
export function listedSheets({ worksheets, articles }: Pick<Content, 'worksheets' | 'articles'>): Listed[] {
  const titled = worksheets.flatMap((worksheet) => {
    const article = articles.find(({ slug }) => slug === worksheet.slug);
    return article ? [{ worksheet, article }] : [];
  });
  titled.sort(
    ({ article: a }, { article: b }) =>
      b.date.first.localeCompare(a.date.first) || a.title.localeCompare(b.title, 'de'),
  );
  return titled.flatMap(({ worksheet, article }) => {
    const levels = levelsOf(worksheet);
    // Both versions share a card, so both are searched by either subject.
    const subjects = new Set(levels.map((level) => subjectOf(worksheet, level)));
    const searchText = [article.title, article.category, ...subjects, ...worksheet.trains].join('\n');
    return levels.map((level): Listed => {
      const { classes } = questionsOf(worksheet, level);
      const subject = subjectOf(worksheet, level);
      const stufe = IN_ADDRESS[level];
      return {
        id: `${worksheet.slug}-${stufe}`,
        slug: worksheet.slug,
        level,
        title: article.title,
        levelName: levelName(level),
        classes,
        classesText: classesText(classes),
        subject,
        minutes: worksheet.minutes,
        article: `${articlePath(worksheet.slug)}${level === 'simple' ? '?text=leicht' : ''}`,
        facets: { klasse: span(classes), fach: typeValue(subject), stufe, zeit: String(worksheet.minutes) },
        searchText,
      };
    });
  });
}

/** Adds words from the articles, and synonyms, to the search texts:
 * findableSheets(content) → [{ …, searchText: 'Saturn und seine Ringe\n…\n\nsaturn weltall …' }] */
export function findableSheets({ worksheets, articles, searchWords }: Content): Listed[] {
  const sheets = listedSheets({ worksheets, articles });
  const texts = listTexts(
    sheets.map(({ slug, searchText }) => ({
      names: searchText,
      text: `${searchText} ${articles.find((article) => article.slug === slug)?.excerpt ?? ''}`,
    })),
    searchWords,
  );
  return sheets.map((sheet, place) => ({ ...sheet, searchText: texts[place] ?? sheet.searchText }));
}

/** Groups both versions of an article: sheetsByArticle(sheets) → [[{ id: 'wie-brot-aufgeht-ganz', … }, { id: 'wie-brot-aufgeht-leicht', … }], …] */
export const sheetsByArticle = (sheets: readonly Listed[]) =>
  [...new Set(sheets.map(({ slug }) => slug))].map(
    (slug) => sheets.filter((sheet) => sheet.slug === slug) as [Listed, ...Listed[]],
  );

/** Omits filters with a single option: facetsOf(sheets) → [{ name: 'klasse', label: 'Klasse', … }, { name: 'fach', … }, { name: 'stufe', … }] */
export function facetsOf(sheets: readonly Listed[]) {
  const classes = span([SCHOOL_CLASSES.first, SCHOOL_CLASSES.last]);
  const minutes = [...new Set(sheets.map((sheet) => sheet.minutes))].sort((a, b) => a - b);
  const levels = [...new Set(sheets.map(({ level }) => level))];
  const facets = [
    {
      name: 'klasse',
      label: 'Klasse',
      all: 'Jede Klasse',
      options: classes.map((value) => ({ value, label: `Klasse ${value}` })),
    },
    { name: 'fach', label: 'Fach', all: 'Jedes Fach', options: typeOptions(sheets.map(({ subject }) => subject)) },
    {
      name: 'stufe',
      label: 'Text',
      all: 'Beide Texte',
      options: levels.map((level) => ({ value: IN_ADDRESS[level], label: levelName(level) })),
    },
    {
      name: 'zeit',
      label: 'Dauer',
      all: 'Jede Dauer',
      options: minutes.map((value) => ({ value: String(value), label: `${value}\u00a0Minuten` })),
    },
  ];
  return facets.filter(({ options }) => options.length > 1);
}
