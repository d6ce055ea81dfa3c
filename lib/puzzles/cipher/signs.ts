const SHAPES = [
  'M12 2a10 10 0 1 0 .01 0z',
  'M3 3h18v18H3z',
  'M12 2 22.5 21h-21z',
  'M12 1 23 12 12 23 1 12z',
  'M12 1q9 11 8 15a8 7 0 0 1-16 0q-1-4 8-15z',
];
const LINES = ['', '', '', 'M6 13h12', 'M6 13h12M12 7v12'];

/** One of 25 signs of 24 by 24 units: five shapes, each empty, full, dotted, lined or crossed:
 * signShape(7) → { outline: 'M3 3h18v18H3z', isFull: false, hasDot: true, lines: '' } */
export const signShape = (sign: number) => ({
  outline: SHAPES[Math.floor(sign / LINES.length)] ?? '',
  isFull: sign % LINES.length === 1,
  hasDot: sign % LINES.length === 2,
  lines: LINES[sign % LINES.length] ?? '',
});
