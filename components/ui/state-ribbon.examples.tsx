import type { Examples } from '@/components/examples';
import { StateRibbon } from './state-ribbon';

export const examples = {
  Entwurf: <StateRibbon of={{ draft: true }} />,
  'erscheint erst': (
    <StateRibbon of={{ publishFrom: { text: '5. April 2199, 8 Uhr', at: '2199-04-05T06:00:00.000Z' } }} />
  ),
  'ist zu Ende': <StateRibbon of={{ publishUntil: { text: '5. April 2026', at: '2026-04-05T22:00:00.000Z' } }} />,
} satisfies Examples;
