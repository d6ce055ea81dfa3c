import { content } from '@/lib/content';
import { eventDescription } from '@/lib/events/description';
import { labelled } from '@/lib/events/labels';

test.each(content.events)('the description of $title is one line that ends with a word', (event) => {
  const text = eventDescription(event);
  expect(text.length).toBeLessThanOrEqual(155);
  expect(text.startsWith(labelled(event, `${event.date.text}, ${event.time.text}`).replaceAll('\u00a0', ' '))).toBe(
    true,
  );
  expect(text).toMatch(/[.!?] ?$| …$/);
});
