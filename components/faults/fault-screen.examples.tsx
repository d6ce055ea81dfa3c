import type { Examples } from '@/components/examples';
import { RetriedFault } from '@/tests/gallery/handlers.island';

export const examples = {
  'mit Status': <RetriedFault message="kaputt" status={503} statusText="Service Unavailable" />,
  'ohne Status': <RetriedFault message="Etwas ging schief" />,
} satisfies Examples;
