import type { Examples } from '@/components/examples';
import { EventsSection } from './events-section';

export const examples = {
  'alle Veranstaltungen': <EventsSection />,
} satisfies Examples;
