import type { Content } from 'content/kinds';
import { anniversaryAnchor } from '@/lib/history/anniversaries';
import { experimentPath, PATHS } from '@/lib/paths';
import { type Draft, page } from './draft';

/** Includes each experiment and each day of history:
 * lastPageEntries(content) → [{ path: '/letzte-seite/', … }, { path: '/heute-vor/#tag-11-24-1859', … }, …] */
export function lastPageEntries({ lists, comics, experiments, colouring, history }: Content): Draft[] {
  const { title, description, intro } = lists.lastPage;
  return [
    page(PATHS.lastPage, title, lists.news.title, `${description} ${intro}`, {
      keywords:
        'Witz Witze lustig lachen Comic Comics Zungenbrecher Scherzfrage Rätsel Experimente ausmalen Ausmalbild malen',
      aside: [...comics, ...colouring].map((one) => one.title).join(' '),
    }),
    ...experiments.map(({ slug, title: name, image, needs, steps, why }) =>
      page(experimentPath(slug), name, 'Experiment', why, {
        keywords: `Experiment Versuch ausprobieren basteln selber machen ${needs.join(' ')}`,
        aside: steps.join(' '),
        image: image.src,
        weight: 0.9,
      }),
    ),
    page(PATHS.history, lists.history.title, lists.news.title, `${lists.history.description} ${lists.history.intro}`, {
      keywords: 'Geschichte Kalender Geburtstag Jahrestag',
    }),
    ...history.map((entry) =>
      page(`${PATHS.history}#${anniversaryAnchor(entry)}`, `Im Jahr ${entry.year}`, lists.history.title, entry.text, {
        isPart: true,
        weight: 0.45,
      }),
    ),
  ];
}
