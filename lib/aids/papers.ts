import type { CHOICES } from './settings';

const always = (colour: string) => [colour, colour] as const;

/** Page background of each theme, in light and dark mode. */
export const THEME_BACKGROUNDS = {
  paper: always(process.env.TITLE_PAPER ?? ''),
  cream: always(process.env.TITLE_CREAM ?? ''),
  mint: always(process.env.TITLE_MINT ?? ''),
  dark: always(process.env.TITLE_DARK ?? ''),
  contrast: ['#FFFFFF', '#000000'],
} as const satisfies Record<(typeof CHOICES.ground)[number], readonly [string, string]>;
