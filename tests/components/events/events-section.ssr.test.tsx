import { renderToStaticMarkup } from 'react-dom/server';
import { EventsSection } from '@/components/events/events-section';
import { type DatedEvent, datedEvents } from '@/lib/events/dated';

const [first] = datedEvents as [DatedEvent];

function pageWith(count: number): string {
  for (let id = datedEvents.length + 1; id <= count; id += 1) datedEvents.push({ ...first, id });
  return renderToStaticMarkup(<EventsSection />);
}

test('with 1,000 events the landing page holds 24 and is no larger than with 100 (R-FAST-3)', () => {
  const hundred = pageWith(100);
  const thousand = pageWith(1000);
  expect(thousand).toContain('1000 Veranstaltungen');
  expect(thousand.match(/<article/g)).toHaveLength(24);
  expect(thousand.length - hundred.length).toBeLessThan(100);
});
