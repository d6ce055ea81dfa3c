import { z } from 'zod';

const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'eine Farbe wie #2A1F55');

const coloursOf = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, colour])) as Record<Name, typeof colour>);

const outline = z
  .string()
  .regex(/^M[MmLlHhVvCcSsQqTtAaZz\d ,.-]+$/, 'ein Umriss, wie er in SVG unter d steht: M0 0H64V64Z');
const place = z
  .string()
  .regex(/^((translate|rotate|scale)\([\d .-]+\) ?)+$/, 'ein Ort wie translate(6 9) rotate(-5 54 52)');

const bright = ['sun', 'coral', 'mint', 'sky', 'lilac'] as const;
const tones = [...bright, 'pink', 'leaf', 'teal', 'violet', 'wood', 'cream', 'white'] as const;

const palette = coloursOf(
  ...([
    'ink',
    'night',
    'violet',
    'violetDeep',
    'lilac',
    'lilacPale',
    'paper',
    'cream',
    'white',
    'sun',
    'sunDeep',
  ] as const),
  ...(['coral', 'red', 'mint', 'sky', 'pink', 'leaf', 'teal', 'soft', 'edge', 'wood', 'woodPale', 'woodDeep'] as const),
);

const shapes = z.array(z.strictObject({ colour: palette.keyof(), place: place.optional(), shape: outline })).min(1);

/** The newspaper as a brand. Relative imports only, as Next's configuration reads it (lib/export/bundle.ts). */
export const titleSchema = z.strictObject({
  /** What `{product}` stands for. */
  name: z.string().trim().min(2).max(20),
  prefix: z.string().regex(/^[a-z][a-z0-9]{1,19}$/, '2 bis 20 kleine Buchstaben und Ziffern, der erste ein Buchstabe'),
  /** Surfaces of categories (mint, sky, pink, leaf, teal) always carry ink text. */
  palette,
  night: coloursOf(
    ...([
      'ink',
      'violet',
      'violetDeep',
      'lilacPale',
      'paper',
      'cream',
      'white',
      'coral',
      'red',
      'pink',
      'leaf',
    ] as const),
    ...(['teal', 'soft', 'edge', 'wood', 'woodPale', 'woodDeep', 'newsprint', 'stamp', 'stampPrint'] as const),
    /** Behind a dialog, and the light that pictures shed. */
    ...(['veil', 'glow'] as const),
  ),
  nightTints: coloursOf(...bright),
  creamPaper: coloursOf('cream'),
  mintPaper: coloursOf('paper', 'cream'),
  contrast: coloursOf('violet', 'violetDeep', 'red'),
  contrastNight: coloursOf('night', 'violet', 'violetDeep', 'lilacPale', 'red', 'print', 'stampPrint', 'tints'),
  syllables: coloursOf('red', 'redAtNight', 'blue', 'blueAtNight'),
  print: z.strictObject({ ink: colour, pale: colour, greys: coloursOf(...tones) }),
  wordmark: z.strictObject({
    width: z.number().positive(),
    height: z.number().positive(),
    letters: z.array(z.strictObject({ place, shape: outline, accent: outline.optional() })).min(1),
  }),
  icon: z.strictObject({ tab: shapes, homeScreen: shapes, maskable: shapes }),
});

export type Title = z.infer<typeof titleSchema>;
