import type { CHOICES } from './settings';

const always = (colour: string) => [colour, colour] as const;

/** The colour of the paper by the device's day and night, for each theme that may be chosen. Bundles have the title's colours in
 * place (lib/title/inlined.ts). */
export const PAPERS = {
  paper: always(process.env.TITLE_PAPER ?? ''),
  cream: always(process.env.TITLE_CREAM ?? ''),
  mint: always(process.env.TITLE_MINT ?? ''),
  dark: always(process.env.TITLE_DARK ?? ''),
  contrast: ['#FFFFFF', '#000000'],
} as const satisfies Record<(typeof CHOICES.ground)[number], readonly [string, string]>;
