import type { Event } from '@/lib/content/kinds';

/** As exactly as we know it (R-EVT-11): → 'Venloer Straße 1, 50823 Köln', else 'Zoo' */
export const placeOf = ({ location, fullAddress }: Pick<Event, 'location' | 'fullAddress'>) =>
  fullAddress?.text ?? location;

/** Hands over nothing about the visitor: mapsSearch('Zoo, Köln') → 'https://www.openstreetmap.org/search?query=Zoo%2C+K%C3%B6ln' */
export const mapsSearch = (address: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;
