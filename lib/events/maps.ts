import type { Event } from 'content/kinds';

/** Most precise location known (R-EVT-11): → 'Venloer Straße 1, 50823 Köln', else 'Zoo' */
export const placeOf = ({ location, fullAddress }: Pick<Event, 'location' | 'fullAddress'>) =>
  fullAddress?.text ?? location;

/** Contains no data about the visitor: mapsSearch('Zoo, Köln') → 'https://www.openstreetmap.org/search?query=Zoo%2C+K%C3%B6ln' */
export const mapsSearch = (address: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;
