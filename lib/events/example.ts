import type { Event } from '@/lib/content/kinds';

/** R-EVT-15 */
export const EXAMPLE = 'Beispiel';

/** asExample({ example: true }, 'Zoo-Rallye') → 'Beispiel: Zoo-Rallye' */
export const asExample = ({ example }: Pick<Event, 'example'>, text: string) =>
  example ? `${EXAMPLE}: ${text}` : text;
