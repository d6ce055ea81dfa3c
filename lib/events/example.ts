import type { Event } from '@/lib/content/kinds';

/** What an invented event is called wherever it is shown or handed on (R-EVT-15). */
export const EXAMPLE = 'Beispielveranstaltung';

/**
 * A text about an event, beginning with the word that it is invented, where it is.
 *
 * asExample({ example: true }, 'Zoo-Rallye') → 'Beispielveranstaltung: Zoo-Rallye'
 */
export const asExample = ({ example }: Pick<Event, 'example'>, text: string) =>
  example ? `${EXAMPLE}: ${text}` : text;
