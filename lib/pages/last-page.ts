import type { Content } from 'content/kinds';
import type { Day } from 'german/dates/day';
import { weekOf } from 'puzzles/week';
import { experimentPath, PATHS } from '@/lib/paths';
import type { SitePage } from './site-page';

/** lastPages(content, day) → [{ type: 'letzte-seite', path: '/letzte-seite/', … }, { type: 'experiment', … }, …, { type: 'heute-vor', … }] */
export function lastPages({ lists, comics, experiments, colouring, history }: Content, day: Day): SitePage[] {
  const whole = { name: lists.lastPage.title, path: PATHS.lastPage };
  const news = { name: lists.news.title, path: PATHS.news };
  return [
    {
      type: 'letzte-seite',
      ...whole,
      note: lists.lastPage.description,
      under: news,
      changed: weekOf(day).first,
      images: [...comics.flatMap(({ panels }) => panels), ...colouring].map(({ src }) => src),
    },
    ...experiments.map(
      ({ slug, title, why, image }): SitePage => ({
        type: 'experiment',
        path: experimentPath(slug),
        name: title,
        note: why,
        under: whole,
        images: [image.src],
      }),
    ),
    {
      type: 'heute-vor',
      path: PATHS.history,
      name: lists.history.title,
      note: lists.history.description,
      isEmpty: history.length === 0,
      under: news,
      images: [],
    },
  ];
}
