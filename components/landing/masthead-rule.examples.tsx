import type { Examples } from '@/components/examples';
import { MastheadRule } from './masthead-rule';

export const examples = {
  schlicht: <MastheadRule text="Die Kinderzeitung" />,
  lang: <MastheadRule text="Die Wochenzeitung für neugierige Kinder von acht bis zwölf Jahren" />,
} satisfies Examples;
