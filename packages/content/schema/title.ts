import { z } from 'zod';

/** Labels of the colours in the CMS. */
const COLOURS = {
  ink: 'Schrift',
  night: 'Dunkelste Fläche',
  violet: 'Violett',
  violetDeep: 'Tiefes Violett',
  lilac: 'Flieder',
  lilacPale: 'Blasser Flieder',
  paper: 'Papier',
  cream: 'Creme',
  white: 'Weiß',
  sun: 'Sonne',
  sunDeep: 'Tiefe Sonne',
  coral: 'Koralle',
  red: 'Rot',
  mint: 'Minze',
  sky: 'Himmel',
  pink: 'Rosa',
  leaf: 'Blatt',
  teal: 'Petrol',
  soft: 'Leise Schrift',
  edge: 'Ränder',
  wood: 'Holz',
  woodPale: 'Helles Holz',
  woodDeep: 'Dunkles Holz',
  newsprint: 'Zeitungspapier',
  stamp: 'Stempel',
  stampPrint: 'Schrift auf dem Stempel',
  veil: 'Hinter Dialogen',
  glow: 'Schein um Bilder',
  tints: 'Farbige Flächen',
  print: 'Schrift auf hellen Farben',
  redAtNight: 'Rot auf dunklem Grund',
  blue: 'Blau',
  blueAtNight: 'Blau auf dunklem Grund',
  pale: 'Blasse Flächen',
} as const;

type Colour = keyof typeof COLOURS;

const colour = (name: Colour) =>
  z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, 'eine Farbe wie #2A1F55')
    .meta({ title: COLOURS[name] });

const shapeOf = <Name extends Colour>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, colour(name)])) as Record<Name, ReturnType<typeof colour>>;

const coloursOf = <Name extends Colour>(title: string, ...names: Name[]) =>
  z.strictObject(shapeOf(...names)).meta({ title });

const outline = z
  .string()
  .regex(/^M[MmLlHhVvCcSsQqTtAaZz\d ,.-]+$/, 'ein Umriss, wie er in SVG unter d steht: M0 0H64V64Z')
  .meta({ title: 'Umriss', description: 'Wie er in SVG unter d steht.' });
const place = z
  .string()
  .regex(/^((translate|rotate|scale)\([\d .-]+\) ?)+$/, 'ein Ort wie translate(6 9) rotate(-5 54 52)')
  .meta({ title: 'Ort', description: 'translate(6 9) rotate(-5 54 52)' });

const bright = ['sun', 'coral', 'mint', 'sky', 'lilac'] as const;
const tones = [...bright, 'pink', 'leaf', 'teal', 'violet', 'wood', 'cream', 'white'] as const;

const palette = coloursOf(
  'Farben',
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

const shapes = (title: string) =>
  z
    .array(
      z
        .strictObject({
          colour: z.enum(Object.keys(palette.shape) as (keyof typeof palette.shape)[]).meta({
            title: 'Farbe',
            enumDescriptions: Object.keys(palette.shape).map((name) => COLOURS[name as Colour]),
          }),
          place: place.optional(),
          shape: outline,
        })
        .meta({ title: 'Form' }),
    )
    .min(1)
    .meta({ title });

/** The newspaper as a brand. Relative imports only, as Next's configuration reads it (lib/islands/script.ts). */
export const titleSchema = z.strictObject({
  /** What `{product}` stands for. */
  name: z
    .string()
    .trim()
    .min(2)
    .max(20)
    .meta({ title: 'Name der Zeitung', description: 'Er steht überall, wo in einem Text {product} steht.' }),
  /** Surfaces of categories (mint, sky, pink, leaf, teal) always carry ink text. */
  palette,
  night: coloursOf(
    'Farben auf dunklem Grund',
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
  nightTints: coloursOf('Große Flächen auf dunklem Grund', ...bright),
  creamPaper: coloursOf('Gelbliches Papier', 'cream'),
  mintPaper: coloursOf('Grünliches Papier', 'paper', 'cream'),
  contrast: coloursOf('Hoher Kontrast', 'violet', 'violetDeep', 'red'),
  contrastNight: coloursOf(
    'Hoher Kontrast auf dunklem Grund',
    ...(['night', 'violet', 'violetDeep', 'lilacPale', 'red', 'print', 'stampPrint', 'tints'] as const),
  ),
  syllables: coloursOf('Silben', 'red', 'redAtNight', 'blue', 'blueAtNight'),
  print: z
    .strictObject({ ...shapeOf('ink', 'pale'), greys: coloursOf('Graustufen', ...tones) })
    .refine(
      ({ greys, ...own }) => Object.values({ ...own, ...greys }).every((hex) => /^#(..)\1\1$/i.test(hex)),
      'nur Grautöne wie #1C1C1C: Arbeitsblätter werden schwarz-weiß kopiert',
    )
    .meta({ title: 'Druck in Schwarz und Weiß' }),
  wordmark: z
    .strictObject({
      width: z.number().positive().meta({ title: 'Breite' }),
      height: z.number().positive().meta({ title: 'Höhe' }),
      letters: z
        .array(
          z
            .strictObject({
              place,
              shape: outline,
              accent: outline
                .meta({ title: 'Zweite Farbe', description: 'Ein Umriss, der in Koralle gefüllt wird.' })
                .optional(),
            })
            .meta({ title: 'Buchstabe' }),
        )
        .min(1)
        .meta({ title: 'Buchstaben' }),
    })
    .meta({ title: 'Schriftzug' }),
  icon: z
    .strictObject({
      tab: shapes('Im Browser'),
      homeScreen: shapes('Auf dem Startbildschirm'),
      maskable: shapes('Frei in der Mitte'),
    })
    .meta({ title: 'Zeichen', description: 'Auf einem Quadrat von 64.' }),
});

export type Title = z.infer<typeof titleSchema>;
