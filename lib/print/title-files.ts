import { wordmark } from '@/lib/title/drawings';
import { palette, themes, title } from '@/lib/title/title';

const colours = {
  ...palette,
  /** Of workshops, which are lighter on paper than on screens. */
  workshop: themes.NIGHT.color.teal,
  handout: title.print,
};

/** What templates read of the title, by the names they know: read('/print-colours.json'), image('/wordmark.svg') */
export const titleFiles = {
  'print-colours.json': JSON.stringify(colours),
  'wordmark.svg': wordmark(title, palette.ink),
};
