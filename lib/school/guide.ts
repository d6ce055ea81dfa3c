import type { Content, Worksheet } from 'content/kinds';
import { required } from 'content/required';
import { classesText, levelName, levelsOf, questionsOf, subjectOf, textOf } from './levels';
import { dayOf } from './sheet';

/** Rounds to steps of 5 minutes, of 1 for less than 40; the longest part absorbs the difference: minutesOf([10, 30, 60], 45) → [5, 15, 25] */
export function minutesOf(shares: readonly number[], minutes: number): number[] {
  const step = minutes < 40 ? 1 : 5;
  const rounded = shares.map((share) => Math.max(step, Math.round((share * minutes) / 100 / step) * step));
  const longest = shares.indexOf(Math.max(...shares));
  const rest = minutes - rounded.reduce((sum, part) => sum + part, 0);
  return rounded.map((part, at) => (at === longest ? part + rest : part));
}

/** The teacher's guide to a worksheet: guideOf(content, worksheet) → { title: '…', levels: [{ name: 'Der ganze Text', … }], steps: […], … } */
export function guideOf(content: Content, worksheet: Worksheet) {
  const article = required(
    content.articles.find(({ slug }) => slug === worksheet.slug),
    `Artikel ${worksheet.slug}`,
  );
  const { lead, steps } = content.lists.worksheets.guide;
  const minutes = minutesOf(
    steps.map(({ share }) => share),
    worksheet.minutes,
  );
  return {
    slug: worksheet.slug,
    title: article.title,
    on: dayOf(article),
    lead,
    minutes: worksheet.minutes,
    levels: levelsOf(worksheet).map((level) => {
      const { classes, guess, think, match } = questionsOf(worksheet, level);
      const words = textOf(article, level).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
      return {
        name: levelName(level),
        classes: classesText(classes),
        subject: subjectOf(worksheet, level),
        words,
        guess,
        think,
        terms: match.map((entry) => (typeof entry === 'string' ? entry : entry.word)),
      };
    }),
    trains: worksheet.trains,
    curriculum: worksheet.curriculum,
    steps: steps.map(({ title, text }, at) => ({ title, text, minutes: minutes[at] as number })),
  };
}
