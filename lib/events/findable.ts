import type { Content, Event } from '@/lib/content/kinds';
import { ageWords } from '@/lib/search/ages';
import { listTexts } from '@/lib/search/list-words';
import type { Days } from './days';
import { searchTextOf } from './search-text';

/** Searchable texts of events, in their order: → ['Roboterwerkstatt\nTüftelwerk\n…\n\nroboterwerkstatt bastel alter9 …'] */
export function eventSearchTexts(events: readonly (Event & Days)[], { site, searchWords }: Content): string[] {
  return listTexts(
    events.map((event) => {
      const names = searchTextOf(event, site.eventCategories[event.category]);
      return { names, told: `${names} ${ageWords(event.ageRecommendation)}` };
    }),
    searchWords,
  );
}
