import type { Content } from 'content/kinds';
import { PATHS, planPath } from '@/lib/paths';
import { sitePages } from './registry';
import { type SECTIONS, sectionCrumb } from './sections';
import type { Crumb } from './site-page';

type Entry = { path: string /** For pages with a long name. */; label?: string };
type Draft = {
  id: string;
  name: string;
  /** In the header bar: a button that opens a panel with the pages. For other groups the bar shows only the sections. */
  isPanel?: boolean;
  pages: Entry[];
  sections: (typeof SECTIONS)[number]['id'][];
};

/** Menu groups in display order. */
const GROUPS: Draft[] = [
  {
    id: 'lesen',
    name: 'Lesen',
    isPanel: true,
    pages: [
      { path: PATHS.issues, label: 'Ausgabe' },
      { path: PATHS.puzzles, label: 'Rätsel' },
      { path: PATHS.news, label: 'Alle Nachrichten' },
      { path: PATHS.dictionary, label: 'Wörterbuch' },
      { path: PATHS.scrapbook },
    ],
    sections: ['news'],
  },
  {
    id: 'tipps',
    name: 'Tipps',
    pages: [
      { path: PATHS.books, label: 'Alle Buchtipps' },
      { path: PATHS.games, label: 'Alle Spiele' },
    ],
    sections: ['games-books'],
  },
  { id: 'termine', name: 'Veranstaltungen', pages: [], sections: ['events'] },
  {
    id: 'erwachsene',
    name: 'Schule & Eltern',
    isPanel: true,
    pages: [
      { path: PATHS.school },
      { path: PATHS.worksheets },
      { path: PATHS.parents },
      { path: PATHS.newsroom },
      { path: PATHS.reading, label: 'Lesekompetenz' },
    ],
    sections: [],
  },
  {
    id: 'abo',
    name: 'Abo',
    pages: [
      { path: PATHS.about, label: 'Was in der Zeitung steckt' },
      { path: planPath('gift'), label: 'Verschenken' },
      { path: PATHS.subscription, label: 'Weitere Abos' },
    ],
    sections: ['benefits', 'subscribe'],
  },
];

export type MenuGroup = { id: string; name: string; isPanel: boolean; pages: Crumb[]; sections: Crumb[] };

/** Omits empty lists: menuOf(content) → [{ id: 'lesen', name: 'Lesen', isPanel: true, pages: [{ name: 'Ausgabe', path: '/ausgabe/' }, …], …
 * }, …] */
export function menuOf(content: Content): MenuGroup[] {
  const pages = new Map(sitePages(content).map((page) => [page.path, page]));
  return GROUPS.map(({ id, name, isPanel = false, ...group }) => ({
    id,
    name,
    isPanel,
    pages: group.pages.flatMap(({ path, label }) => {
      const page = pages.get(path);
      return page && !page.isEmpty ? { name: label ?? page.name, path } : [];
    }),
    sections: group.sections.map(sectionCrumb),
  }));
}

/** Menu entry of a page: its own or its parent's. */
export type MenuPlace = { path: string; group: string };

/** placesInMenu(content)('/news/eulen/') → { path: '/news/', group: 'lesen' }; undefined for a page in no group */
export function placesInMenu(content: Content): (path: string) => MenuPlace | undefined {
  const over = new Map(sitePages(content).map(({ path, under }) => [path, under?.path]));
  const groups = new Map(
    menuOf(content).flatMap(({ id, pages, sections }) => [...pages, ...sections].map(({ path }) => [path, id])),
  );
  const placeOf = (path: string): MenuPlace | undefined => {
    const group = groups.get(path);
    if (group) return { path, group };
    const above = over.get(path);
    return above ? placeOf(above) : undefined;
  };
  return placeOf;
}
