import { channels } from '@/lib/title/themes';
import { palette } from '@/lib/title/title';

/** Palette colours that differ at a glance; each adds a rule to the style sheet of every page. */
export const PLACEHOLDER_COLOURS = [
  ...(['ink', 'night', 'lilac', 'paper', 'cream', 'sun', 'coral', 'mint', 'sky', 'pink', 'leaf', 'teal'] as const),
  ...(['wood', 'woodDeep'] as const),
] satisfies (keyof typeof palette)[];

export type Surface = (typeof PLACEHOLDER_COLOURS)[number];

/** Rough visual difference: green counts most, red least. */
const distance = (one: string, other: string) => {
  const [red = 0, green = 0, blue = 0] = channels(one).map((value, index) => value - (channels(other)[index] ?? 0));
  return 2 * red ** 2 + 4 * green ** 2 + 3 * blue ** 2;
};

/** Nearest palette colour, by name, as the page's policy would have to permit any other value: nearestColour('#c0e4f8') → 'sky' */
export function nearestColour(colour: string): Surface | undefined {
  if (!colour.startsWith('#')) return undefined;
  return PLACEHOLDER_COLOURS.reduce((nearest, name) =>
    distance(palette[name], colour) < distance(palette[nearest], colour) ? name : nearest,
  );
}
