import { palette } from 'content/title';
import { channels } from '@/lib/title/themes';

/** Palette colours that differ at a glance; each adds a rule to the style sheet of every page. */
export const PLACEHOLDER_COLOURS = [
  ...(['ink', 'night', 'lilac', 'paper', 'cream', 'sun', 'coral', 'mint', 'sky', 'pink', 'leaf', 'teal'] as const),
  ...(['wood', 'woodDeep'] as const),
] satisfies (keyof typeof palette)[];

export type Surface = (typeof PLACEHOLDER_COLOURS)[number];

const CHANNELS = PLACEHOLDER_COLOURS.map((name) => ({ name, channels: channels(palette[name]) }));

/** Rough visual difference: green counts most, red least. */
const distance = (one: readonly number[], other: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = one.map((value, index) => value - (other[index] ?? 0));
  return 2 * red ** 2 + 4 * green ** 2 + 3 * blue ** 2;
};

/** Nearest palette colour, by name, as the page's policy would have to permit any other value: nearestColour('#c0e4f8') → 'sky' */
export function nearestColour(colour: string): Surface | undefined {
  if (!colour.startsWith('#')) return undefined;
  const wanted = channels(colour);
  return CHANNELS.reduce((nearest, next) =>
    distance(next.channels, wanted) < distance(nearest.channels, wanted) ? next : nearest,
  ).name;
}
