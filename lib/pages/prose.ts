import type { Content, PageSlug } from 'content/kinds';
import { PATHS } from '@/lib/paths';
import type { PageType, SitePage } from './site-page';

type Place = { type: PageType; path: string; foot?: string };

/** Pages with `foot` are linked in every footer, in this order, as the law requires. */
const PLACES: Record<PageSlug, Place> = {
  lesekompetenz: { type: 'lesekompetenz', path: PATHS.reading },
  kennenlernen: { type: 'kennenlernen', path: PATHS.about },
  impressum: { type: 'legal', path: PATHS.imprint, foot: 'Impressum' },
  datenschutz: { type: 'terms', path: PATHS.privacy, foot: 'Datenschutz' },
  agb: { type: 'terms', path: PATHS.terms, foot: 'AGB' },
  widerruf: { type: 'widerruf', path: PATHS.withdrawal, foot: 'Vertrag widerrufen' },
  kuendigen: { type: 'kuendigen', path: PATHS.cancellation, foot: 'Verträge hier kündigen' },
  barrierefreiheit: { type: 'legal', path: PATHS.accessibility, foot: 'Barrierefreiheit' },
  bildnachweis: { type: 'legal', path: PATHS.credits },
};

export const PROSE = (Object.keys(PLACES) as PageSlug[]).map((slug) => ({ slug, ...PLACES[slug] }));

/** Legal pages without a form; they share one route. */
export const LEGAL = PROSE.filter(({ type }) => type === 'legal' || type === 'terms');

/** prosePages(content) → [{ type: 'lesekompetenz', … }, …, { type: 'suche', path: '/suche/', … }, { type: 'mein-duda', … }] */
export function prosePages({ pages, lists }: Content): SitePage[] {
  return [
    ...PROSE.map(({ slug, ...place }): SitePage => {
      const { title, description, image, sections } = pages[slug];
      const images = [image, ...sections.map((section) => section.image)];
      return { ...place, name: title, note: description, images: images.flatMap((one) => (one ? [one.src] : [])) };
    }),
    { type: 'suche', path: PATHS.search, name: lists.search.title, note: lists.search.description, images: [] },
    {
      type: 'mitgenommen',
      path: PATHS.kept,
      name: lists.kept.title,
      note: lists.kept.description,
      isOwn: true,
      images: [],
    },
    {
      type: 'scrapbook',
      path: PATHS.scrapbook,
      name: lists.scrapbook.title,
      note: lists.scrapbook.description,
      isOwn: true,
      images: [],
    },
  ];
}
