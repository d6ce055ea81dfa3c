import { palette, title } from 'content/title';
import { wordmark } from '@/lib/title/drawings';
import { themes } from '@/lib/title/site-themes';

const colours = {
  ...palette,
  /** Workshop events are lighter in print than on screen. */
  workshop: themes.NIGHT.color.teal,
  handout: title.print,
};

/** Virtual files with the title's colours and wordmark for templates: read('/print-colours.json'), image('/wordmark.svg') */
export const titleFiles = {
  'print-colours.json': JSON.stringify(colours),
  'wordmark.svg': wordmark(title, palette.ink),
};
