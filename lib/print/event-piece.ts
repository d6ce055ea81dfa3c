import type { Content } from 'content/kinds';
import { requiredEntry } from 'content/references';
import type { Day } from 'german/dates/day';
import { MONTHS } from 'german/dates/german';

/** Calendar icon: leafOf('2026-12-12', '2026-12-13') → { day: '12./13.', month: 'Dezember' } */
export function leafOf(first: Day, last: Day = first): { day: string; month: string } {
  const [from, to] = [first, last].map((day) => `${Number(day.slice(8))}.`);
  return { day: first === last ? `${from}` : `${from}/${to}`, month: MONTHS[Number(first.slice(5, 7)) - 1] ?? '' };
}

/** eventPiece(content, 3) → { title: '…', leaf: { day: '16.', month: 'Januar' }, time: '10:00 - 13:00 Uhr', … } */
export function eventPiece(content: Content, id: number) {
  const event = requiredEntry(content, 'events', id);
  return {
    title: event.title,
    example: event.example ?? false,
    date: event.date.text,
    leaf: leafOf(event.date.first, event.date.last),
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
