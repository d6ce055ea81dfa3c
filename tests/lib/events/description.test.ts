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

test('a long description is cut near 155 characters, and an invented or cancelled event is marked', () => {
  const [event] = content.events;
  if (!event) throw new Error('no events');
  const long = { ...event, example: true as const, description: 'x '.repeat(200) };
  expect(eventDescription(long)).toMatch(/^Beispiel: .* …$/);
  expect(eventDescription(long).length).toBeGreaterThan(150);
  expect(labelled({ status: { is: 'abgesagt' } }, 'Zoo')).toBe('Abgesagt: Zoo');
});
