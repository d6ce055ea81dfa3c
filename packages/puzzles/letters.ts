/** Frequency in German texts, per thousand; Q, X and Y slightly raised, so that they occur at all. */
const FREQUENCY =
  'A60 B19 C27 D51 E164 F17 G30 H46 I75 J4 K15 L34 M26 N98 O25 P9 Q3 R70 S70 T61 U42 V8 W18 X3 Y3 Z11 Ä6 Ö4 Ü7';

/** Letters to draw from at random, repeated by frequency: GERMAN_LETTERS → ['A', 'A', …, 'B', …, 'Ü'] */
export const GERMAN_LETTERS = FREQUENCY.split(' ').flatMap((entry) =>
  Array<string>(Number(entry.slice(1))).fill(entry.charAt(0)),
);

/** Letter sequences that must not appear in a children's puzzle by chance: UNWANTED → ['ARSCH', 'DEPP', …] */
export const UNWANTED = [
  ...['ARSCH', 'DEPP', 'DOOF', 'FICK', 'FOTZE', 'FUCK', 'HITLER', 'HURE', 'IDIOT', 'KACK', 'KILL', 'KOTZ', 'MORD'],
  ...['MÖSE', 'MUSCHI', 'NAZI', 'NEGER', 'NUTTE', 'PENIS', 'PISS', 'SAU', 'SCHEIS', 'SEX', 'SHIT', 'SUFF', 'TITTE'],
  'WICHS',
];
