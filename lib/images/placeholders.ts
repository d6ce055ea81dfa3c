import 'server-only';
import { fallbackFor } from './fallback';
import { derived } from './index';

type Shown = {
  kind: 'book' | 'game' | 'event' | 'article';
  src: string;
  title: string;
  id?: number | string | undefined;
};

/** Fallback for a picture that fails to load and, for a book, the data to report (R-FLT-5): → { 'data-fallback': '/pictures/1f2e3d4c-540.webp' } */
export const fallbackOf = ({ kind, src, title, id }: Shown) => ({
  'data-fallback': derived(`placeholders/${fallbackFor(kind, src, title)}.svg`).src,
  ...(kind === 'book' && { 'data-id': id, 'data-title': title }),
});
