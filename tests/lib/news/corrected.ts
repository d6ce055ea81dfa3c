import type { Article } from 'content/kinds';
import { addDays } from 'german/dates/arithmetic';
import { formatDay } from 'german/dates/german';
import { content } from '@/lib/content';
import { articlePath } from '@/lib/paths';

/** Content in which an article was corrected a week after it appeared. */
export function corrected({ slug, title, date }: Article) {
  const day = addDays(date.first, 7);
  const entry = {
    date: { first: day, last: day, text: formatDay(day) },
    article: { label: title, href: articlePath(slug) },
    before: 'Die Maschine ist 30 Meter hoch.',
    after: 'Die Maschine ist 13 Meter hoch.',
  };
  const { newsroom } = content.parents;
  const corrections = { ...newsroom.corrections, list: [entry] };
  return { day, entry, all: { ...content, parents: { ...content.parents, newsroom: { ...newsroom, corrections } } } };
}
