import { PATHS } from '@/lib/paths';
import type { Crumb } from './site-page';

/** R-NAV-3 */
export const SECTIONS = [
  { id: 'subscribe', label: 'Abo Optionen' },
  { id: 'benefits', label: 'Vorteile' },
  { id: 'events', label: 'Events & Termine' },
  { id: 'games-books', label: 'Spiele & Buchtipps' },
  { id: 'news', label: 'News' },
] as const;

/** sectionCrumb('events') → { name: 'Events & Termine', path: '/#events' } */
export function sectionCrumb(id: (typeof SECTIONS)[number]['id']): Crumb {
  const name = SECTIONS.find((section) => section.id === id)?.label ?? '';
  return { name, path: `${PATHS.landing}#${id}` };
}
