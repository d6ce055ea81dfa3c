import { CREAM, PAPER } from '@/lib/palette';
import type { CHOICES } from './settings';

type Ground = (typeof CHOICES.ground)[number];

const always = (colour: string) => [colour, colour] as const;

/** Page background of each theme, in light and dark mode. */
export const PAPERS = {
  paper: always(PAPER),
  cream: always(CREAM),
  mint: always('#E4F6EC'),
  dark: always('#1A1433'),
  contrast: ['#FFFFFF', '#000000'],
} as const satisfies Record<Ground, readonly [string, string]>;
