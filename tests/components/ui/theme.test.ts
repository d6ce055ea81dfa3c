import { palette } from '@/components/ui/theme';

type Colour = keyof typeof palette;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two colours, 1 to 21. */
function contrast(a: Colour, b: Colour): number {
  const [light = 0, dark = 0] = [luminance(palette[a]), luminance(palette[b])].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const LIGHT_GROUNDS = ['paper', 'cream', 'white', 'lilacPale'] as const;
const COLOURED_GROUNDS = ['sun', 'sunDeep', 'coral', 'mint', 'sky', 'pink', 'leaf', 'teal', 'lilac'] as const;

const TEXT: [Colour, readonly Colour[]][] = [
  ['ink', [...LIGHT_GROUNDS, ...COLOURED_GROUNDS]],
  ['soft', LIGHT_GROUNDS],
  ['violetDeep', LIGHT_GROUNDS],
  ['red', LIGHT_GROUNDS],
  ['paper', ['ink', 'night']],
  ['sun', ['ink', 'night']],
  ['lilac', ['ink', 'night']],
];

test.each(TEXT.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
  'text in %s on %s can be read (4.5:1)',
  (text, ground) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5),
);

const EDGES: [Colour, readonly Colour[]][] = [
  ['edge', LIGHT_GROUNDS],
  ['ink', [...LIGHT_GROUNDS, ...COLOURED_GROUNDS]],
  ['violetDeep', LIGHT_GROUNDS],
  ['sun', ['night', 'ink']],
];

test.each(EDGES.flatMap(([edge, grounds]) => grounds.map((ground) => [edge, ground] as const)))(
  'a control’s edge in %s on %s can be seen (3:1)',
  (edge, ground) => expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3),
);
