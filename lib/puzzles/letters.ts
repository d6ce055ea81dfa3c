/** How often each stands in German texts, in thousandths; Q, X and Y a little more, so that they are seen at all. */
const FREQUENCY =
  'A60 B19 C27 D51 E164 F17 G30 H46 I75 J4 K15 L34 M26 N98 O25 P9 Q3 R70 S70 T61 U42 V8 W18 X3 Y3 Z11 Ä6 Ö4 Ü7';

/** Capital letters to draw from, each as many times as it is frequent: → ['A', 'A', …, 'B', …, 'Ü'] */
export const GERMAN_LETTERS = FREQUENCY.split(' ').flatMap((entry) =>
  Array<string>(Number(entry.slice(1))).fill(entry.charAt(0)),
);

/** What chance must not write into a child's puzzle: → ['ARSCH', 'DEPP', …] */
export const UNWANTED = [
  ...['ARSCH', 'DEPP', 'DOOF', 'FICK', 'FOTZE', 'FUCK', 'HITLER', 'HURE', 'IDIOT', 'KACK', 'KILL', 'KOTZ', 'MORD'],
  ...['MÖSE', 'MUSCHI', 'NAZI', 'NEGER', 'NUTTE', 'PENIS', 'PISS', 'SAU', 'SCHEIS', 'SEX', 'SHIT', 'SUFF', 'TITTE'],
  'WICHS',
];

/** As a puzzle writes it, Ä Ö Ü one letter each, ß as SS, all else left out: lettersOf('Große Wüste!') → 'GROSSEWÜSTE' */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .toUpperCase()
    .replace(/[^A-ZÄÖÜ]/g, '');
