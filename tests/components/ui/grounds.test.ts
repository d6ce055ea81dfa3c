import { type Change, CONTRAST, CONTRAST_NIGHT, CREAM, DAY, MINT, NIGHT } from '@/components/ui/grounds';

/** The colour changes of each theme, in the order of the stylesheet (components/ui/styles/grounds.ts). */
const GROUNDS: Record<string, Change[]> = {
  'paper by day': [],
  cream: [CREAM],
  mint: [MINT],
  'the dark': [NIGHT],
  'high contrast by day': [CONTRAST],
  'high contrast at night': [NIGHT, CONTRAST, CONTRAST_NIGHT],
};

type Colour = keyof typeof DAY.color | `tint.${keyof typeof DAY.tint}`;

/** Every colour of a theme by name: { ink: '#2A1F55', …, 'tint.sun': '#FFC02E' } */
function coloursOf(changes: Change[]): Record<Colour, string> {
  const color = Object.assign({}, DAY.color, ...changes.map((change) => change.color));
  const tint = Object.assign({}, DAY.tint, ...changes.map((change) => change.tint));
  return { ...color, ...Object.fromEntries(Object.entries(tint).map(([name, hex]) => [`tint.${name}`, hex])) };
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const PAGE = ['paper', 'cream', 'white', 'lilacPale'] as const;
const SHEETS = ['tint.sun', 'tint.coral', 'tint.mint', 'tint.sky', 'tint.lilac'] as const;
const BRIGHT = ['sun', 'sunDeep', 'coral', 'mint', 'sky', 'pink', 'leaf', 'teal', 'lilac', 'newsprint'] as const;
const DARKEST = ['night', 'print'] as const;

type Pairs = [Colour, readonly Colour[]][];

/** Body text. */
const BODY: Pairs = [
  ['ink', PAGE],
  ['lamp', DARKEST],
  ['print', ['newsprint']],
];

const TEXT: Pairs = [
  ['ink', SHEETS],
  ['soft', PAGE],
  ['violetDeep', PAGE],
  ['red', PAGE],
  ['paper', ['ink']],
  ['print', BRIGHT],
  ['sun', DARKEST],
  ['lilac', DARKEST],
  ['stampPrint', ['stamp']],
  ['white', ['violet']],
];

/** Edges of controls, focus rings and icons with meaning. */
const EDGES: Pairs = [
  ['edge', PAGE],
  ['ink', [...PAGE, ...SHEETS]],
  ['violetDeep', PAGE],
  ['violet', PAGE],
  ['red', PAGE],
  ['sun', DARKEST],
];

const tooFaint = (changes: Change[], pairs: Pairs, least: number) => {
  const colours = coloursOf(changes);
  return pairs.flatMap(([one, grounds]) =>
    grounds
      .map((ground) => ({ pair: `${one} on ${ground}`, ratio: contrast(colours[one], colours[ground]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`),
  );
};

describe.each(Object.entries(GROUNDS))('on %s', (_, changes) => {
  test('body text has a contrast of 7:1 (R-DARK-2)', () => expect(tooFaint(changes, BODY, 7)).toEqual([]));
  test('every text has a contrast of 4.5:1 (R-LOOK-1)', () => expect(tooFaint(changes, TEXT, 4.5)).toEqual([]));
  test('edges and icons have a contrast of 3:1 (R-DARK-2)', () => expect(tooFaint(changes, EDGES, 3)).toEqual([]));
});

test('high contrast has at least 12:1 between text and page, and edges in the text colour', () => {
  for (const changes of [GROUNDS['high contrast by day'] ?? [], GROUNDS['high contrast at night'] ?? []]) {
    expect(
      tooFaint(
        changes,
        [
          ['ink', PAGE],
          ['soft', PAGE],
          ['edge', PAGE],
        ],
        12,
      ),
    ).toEqual([]);
  }
});

/** Blends a translucent colour over a background: over('rgb(26 20 51 / 82%)', '#FFFFFF') → '#434052' */
function over(colour: string, ground: string): string {
  const [r = 0, g = 0, b = 0, part = 100] = (colour.match(/\d+/g) ?? []).map(Number);
  const below = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  const mixed = [r, g, b].map((value, at) => Math.round((value * part + (below[at] ?? 0) * (100 - part)) / 100));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

test.each([
  ['by day', DAY.alpha.glass, DAY.color.ink, '#000000'],
  ['in the dark', NIGHT.alpha.glass, NIGHT.color.ink, '#FFFFFF'],
])('the masthead is readable over any content %s', (_, glass, ink, worst) => {
  expect(contrast(ink, over(glass, worst))).toBeGreaterThanOrEqual(7);
});
