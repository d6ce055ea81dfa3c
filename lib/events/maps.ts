import type { Event } from '@/lib/content/kinds';

/** Where an event takes place, as exactly as we know it (R-EVT-11). */
export const placeOf = ({ location, fullAddress }: Pick<Event, 'location' | 'fullAddress'>) =>
  fullAddress?.text ?? location;

/**
 * A maps search for an address, in OpenStreetMap: the link hands over the address and nothing about the visitor.
 *
 * mapsSearch('Venloer Straße, 50823 Köln') → 'https://www.openstreetmap.org/search?query=Venloer+Stra%C3%9Fe+…'
 */
export const mapsSearch = (address: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;
