import type { Title } from 'content/schema/title';
import { type Change, channels, type Theme, themesOf } from './themes';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio, 1 to 21: contrast('#FFFFFF', '#000000') → 21 */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

type Colour = keyof Theme['color'] | `tint.${keyof Theme['tint']}` | `syllable.${'red' | 'blue'}`;
type Pairs = readonly (readonly [Colour, readonly Colour[]])[];

const PAGE = ['paper', 'cream', 'white', 'lilacPale'] as const;
const READ = ['paper', 'cream', 'white'] as const;
const SHEETS = ['tint.sun', 'tint.coral', 'tint.mint', 'tint.sky', 'tint.lilac'] as const;
const BRIGHT = ['sun', 'sunDeep', 'coral', 'mint', 'sky', 'pink', 'leaf', 'teal', 'lilac', 'newsprint'] as const;
const DARKEST = ['night', 'print'] as const;

/** Body text, and coloured syllables. */
const BODY: Pairs = [
  ['ink', PAGE],
  ['lamp', DARKEST],
  ['print', ['newsprint']],
  ['syllable.red', READ],
  ['syllable.blue', READ],
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

const STRONG: Pairs = [
  ['ink', PAGE],
  ['soft', PAGE],
  ['edge', PAGE],
];

const ALWAYS: readonly (readonly [number, Pairs])[] = [
  [7, BODY],
  [4.5, TEXT],
  [3, EDGES],
];
const IN_HIGH_CONTRAST = [[12, STRONG], ...ALWAYS] as const;

type Section = 'palette' | 'night' | 'creamPaper' | 'mintPaper' | 'contrast' | 'contrastNight';

/** Each theme: its changes of the light theme, and the sections of the title with its colours, most specific first. */
function lookedAt(title: Title) {
  const { NIGHT, CREAM, MINT, CONTRAST, CONTRAST_NIGHT } = themesOf(title);
  const theme = (name: string, changes: Change[], sections: Section[], isHigh = false) => ({
    ...{ name, changes, sections, isNight: changes.includes(NIGHT) },
    limits: isHigh ? IN_HIGH_CONTRAST : ALWAYS,
  });
  return [
    theme('am Tag', [], ['palette']),
    theme('auf gelblichem Papier', [CREAM], ['creamPaper', 'palette']),
    theme('auf grünlichem Papier', [MINT], ['mintPaper', 'palette']),
    theme('auf dunklem Grund', [NIGHT], ['night', 'palette']),
    theme('bei hohem Kontrast', [CONTRAST], ['contrast', 'palette'], true),
    theme(
      'bei hohem Kontrast auf dunklem Grund',
      [NIGHT, CONTRAST, CONTRAST_NIGHT],
      ['contrastNight', 'night', 'palette'],
      true,
    ),
  ];
}

/** Every colour of a theme by name: → { ink: '#2A1F55', …, 'tint.sun': '#FFC02E', …, 'syllable.red': '#7F2710', … } */
function coloursOf(title: Title, changes: Change[], isNight: boolean): Record<Colour, string> {
  const { DAY } = themesOf(title);
  const { red, redAtNight, blue, blueAtNight } = title.syllables;
  const tint: Theme['tint'] = Object.assign({}, DAY.tint, ...changes.map((change) => change.tint));
  const named = Object.fromEntries(Object.entries(tint).map(([name, hex]) => [`tint.${name}`, hex]));
  return {
    ...Object.assign({}, DAY.color, ...changes.map((change) => change.color)),
    ...named,
    'syllable.red': isNight ? redAtNight : red,
    'syllable.blue': isNight ? blueAtNight : blue,
  };
}

/** Aliases of palette colours in the light theme. */
const SAME: Partial<Record<string, string>> = {
  print: 'ink',
  lamp: 'paper',
  newsprint: 'white',
  stamp: 'coral',
  stampPrint: 'ink',
};

/** Path of a colour in content/title.yaml: fieldOf(title, 'tint.sun', ['night', 'palette'], true) → ['nightTints', 'sun'] */
function fieldOf(title: Title, colour: Colour, sections: readonly Section[], isNight: boolean): string[] {
  const [kind, part] = colour.split('.');
  if (kind === 'syllable') return ['syllables', `${part}${isNight ? 'AtNight' : ''}`];
  if (part && sections.includes('contrastNight')) return ['contrastNight', 'tints'];
  if (part) return isNight ? ['nightTints', part] : ['palette', part];
  const section = sections.find((one) => colour in title[one]);
  return section ? [section, colour] : ['palette', SAME[colour] ?? colour];
}

const german = (ratio: number) => ratio.toLocaleString('de', { maximumFractionDigits: 2 });

/** Pairs of colours below their minimum contrast, by the field of the foreground:
 * → [{ path: ['palette', 'soft'], expected: 'ein Kontrast von mindestens 4,5 : 1 zu palette.paper (#FFF9EC) am Tag; jetzt sind es 3,2 : 1' }] */
export const faintPairs = (title: Title): { path: string[]; expected: string }[] =>
  lookedAt(title).flatMap(({ name, changes, sections, isNight, limits }) => {
    const colours = coloursOf(title, changes, isNight);
    const reported = new Set<string>();
    return limits.flatMap(([least, pairs]) =>
      pairs.flatMap(([colour, surfaces]) =>
        surfaces.flatMap((surface) => {
          const ratio = contrast(colours[colour], colours[surface]);
          const pair = `${colour} ${surface}`;
          if (ratio >= least || reported.has(pair)) return [];
          reported.add(pair);
          const where = `${fieldOf(title, surface, sections, isNight).join('.')} (${colours[surface]})`;
          const cut = Math.floor(ratio * 100) / 100;
          return {
            path: fieldOf(title, colour, sections, isNight),
            expected: `ein Kontrast von mindestens ${german(least)} : 1 zu ${where} ${name}; jetzt sind es ${german(cut)} : 1`,
          };
        }),
      ),
    );
  });
