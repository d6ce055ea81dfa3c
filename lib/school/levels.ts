import type { Article, Worksheet, WorksheetLevel } from 'content/kinds';
import { type BlockType, partOf, textsIn } from '@/lib/news/blocks';

/** The two versions of an article's text, as in content/worksheets. */
export type SheetLevel = 'whole' | 'simple';

const LEVELS: readonly SheetLevel[] = ['whole', 'simple'];
const NAMES = { whole: 'Der ganze Text', simple: 'Kurz und leicht' } as const satisfies Record<SheetLevel, string>;

/** levelName('simple') → 'Kurz und leicht' */
export const levelName = (level: SheetLevel) => NAMES[level];

/** levelsOf(worksheet) → ['whole', 'simple'], or those that exist */
export const levelsOf = (worksheet: Worksheet): SheetLevel[] => LEVELS.filter((level) => worksheet[level]);

/** questionsOf(worksheet, 'simple') → { guess: '…', statements: […], … }; throws if there are none */
export function questionsOf(worksheet: Worksheet, level: SheetLevel): WorksheetLevel {
  const questions = worksheet[level];
  if (!questions) throw new Error(`content/worksheets/${worksheet.slug}.yaml · ${level} fehlt`);
  return questions;
}

export type TextBlock = { type: BlockType; text: string };

/** Text of the worksheet: textOf(article, 'simple') → [{ type: 'paragraph', text: '…' }, …] */
export const textOf = (article: Pick<Article, 'content' | 'simple'>, level: SheetLevel): TextBlock[] =>
  (level === 'whole' ? article.content : (article.simple ?? [])).flatMap((block) => {
    const part = partOf(block);
    if (part.stands === 'aside' && !part.isOnSheet) return [];
    return textsIn([block]).map(({ text }) => ({ type: block.type, text }));
  });

/** subjectOf(worksheet, 'simple') → 'Sachunterricht' */
export const subjectOf = (worksheet: Worksheet, level: SheetLevel) =>
  questionsOf(worksheet, level).subject ?? worksheet.subject;

/** classesText([2, 4]) → 'Klasse 2 bis 4', classesText([5, 5]) → 'Klasse 5' */
export const classesText = ([from, to]: readonly [number, number]) =>
  `Klasse ${from}${to === from ? '' : ` ${to - from > 1 ? 'bis' : 'und'} ${to}`}`;
