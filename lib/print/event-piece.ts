import type { Content } from '@/lib/content/kinds';
import { MONTHS } from '@/lib/dates/german';
import { found } from './found';

/** '12. & 13. Dezember 2026' → { day: '12./13.', month: 'Dezember' } */
export function leafOf(text: string): { day: string; month: string } {
  const days = [...text.matchAll(/(\d{1,2})\./g)].map(([, day]) => day);
  const month = MONTHS.find((name) => text.includes(name)) ?? '';
  const [first, last] = [days[0], days.at(-1)];
  return { day: days.length > 1 && first !== last ? `${first}./${last}.` : `${first ?? ''}.`, month };
}

/** → { title: '…', leaf: { day: '16.', month: 'Januar' }, time: '10:00 - 13:00 Uhr', … } */
export function eventPiece(content: Content, id: number) {
  const event = found(
    content.events.find((entry) => entry.id === id),
    `Veranstaltung ${id}`,
  );
  return {
    title: event.title,
    example: event.example ?? false,
    date: event.date.text,
    leaf: leafOf(event.date.text),
    time: event.time.text,
    location: event.location,
    address: event.fullAddress?.text,
    category: event.category,
    categoryName: content.site.eventCategories[event.category].one,
    image: event.image,
    text: event.description,
    ages: event.ageRecommendation?.text,
    admission: event.admission?.text,
  };
}
