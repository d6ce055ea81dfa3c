import { content } from '@/lib/content';
import { eventDescription } from '@/lib/events/description';

test.each(content.events)('$title is described in one line that ends with a word', (event) => {
  const text = eventDescription(event);
  expect(text.length).toBeLessThanOrEqual(155);
  expect(text.startsWith(`${event.date}, ${event.time}`)).toBe(true);
  expect(text).toMatch(/[.!?] ?$| …$/);
});
