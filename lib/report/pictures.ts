import type { Content } from 'content/kinds';
import { pictureFile } from 'content/picture-file';
import { lines, type Section } from './table';

type Shown = { src: string; alt: string; credit: string; where: string };

/** Every object with `src` and `alt`, and where in the content it is used. */
function shownIn(where: string, data: unknown): Shown[] {
  if (data === null || typeof data !== 'object') return [];
  const { src, alt, credit } = data as { src?: unknown; alt?: unknown; credit?: unknown };
  const own =
    typeof src === 'string' && typeof alt === 'string'
      ? [{ src: pictureFile(src), alt, where, credit: typeof credit === 'string' ? credit : '' }]
      : [];
  return [...own, ...Object.values(data).flatMap((part) => shownIn(where, part))];
}

const nameOf = (key: string, part: unknown, at: number) => {
  const { slug, name, id } = (part ?? {}) as { slug?: string; name?: string; id?: string | number };
  return `${key}/${slug ?? name ?? id ?? at + 1}`;
};

const allShown = (content: Content): Shown[] =>
  Object.entries(content).flatMap(([key, data]) =>
    Array.isArray(data) ? data.flatMap((part, at) => shownIn(nameOf(key, part, at), part)) : shownIn(key, data),
  );

/** Folders of fallback pictures and downloads, which content never names. */
const NOT_NAMED = /^(placeholders|remote)\//;

/** `files`: paths below content/pictures: pictureSections(content, files) → [{ id: 'bilder', rows: [['events/zoo.webp', 'Ein Elefant …',
 * …], …] }, { id: 'ungenutzt', … }] */
export function pictureSections(content: Content, files: readonly string[]): Section[] {
  const shown = allShown(content);
  const used = [...new Set(shown.map(({ src }) => src))].sort();
  const unused = files.filter((file) => !used.includes(file) && !NOT_NAMED.test(file)).sort();
  const of = (src: string, part: keyof Shown) =>
    lines(shown.filter((picture) => picture.src === src).flatMap((picture) => picture[part] || []));
  return [
    {
      id: 'bilder',
      title: 'Bilder, Alternativtexte und Quellen',
      lead: 'Der Alternativtext beschreibt das Bild für alle, die es nicht sehen.',
      head: ['Bild', 'Alternativtext', 'Quelle', 'Zu sehen bei'],
      rows: used.map((src) => [src, of(src, 'alt') || 'fehlt', of(src, 'credit') || 'keine Angabe', of(src, 'where')]),
    },
    {
      id: 'ungenutzt',
      title: 'Ungenutzte Bilder',
      lead: 'Sie liegen im Ordner und stehen auf keiner Seite. Löschen schadet nicht.',
      head: ['Bild'],
      rows: unused.map((file) => [file]),
    },
  ];
}
