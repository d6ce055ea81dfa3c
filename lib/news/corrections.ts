import type { Content } from 'content/kinds';
import type { Day } from 'german/dates/day';

type Corrected = Pick<Content, 'parents'>;

/** Corrections of a page, as content lists them: correctionsOf('/news/eulen/', content) → [{ date, before, after, … }] */
export const correctionsOf = (path: string, { parents }: Corrected) =>
  parents.newsroom.corrections.list.filter(({ article }) => article.href.split(/[?#]/)[0] === path);

/** Day of a page's last change, its own or that of a correction: changedOn('/news/eulen/', '2026-11-14', content) → '2026-11-20' */
export const changedOn = (path: string, published: Day, content: Corrected): Day =>
  [published, ...correctionsOf(path, content).map(({ date }) => date.first)].sort().at(-1) ?? published;
