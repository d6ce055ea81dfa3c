/** Outside the palette, as the inline script of each page needs only these. */
export const PAPER = '#FFF9EC';
export const CREAM = '#FFF0D6';

/** Category surfaces (mint, sky, pink, leaf, teal) always carry ink text. */
export const palette = {
  ink: '#2A1F55',
  night: '#3B2C7A',
  violet: '#6C56D9',
  violetDeep: '#5641BF',
  lilac: '#B9A8F5',
  lilacPale: '#EEE9FF',
  paper: PAPER,
  cream: CREAM,
  white: '#FFFFFF',
  sun: '#FFC02E',
  sunDeep: '#F5AE0A',
  coral: '#FF5F49',
  red: '#B3201F',
  mint: '#9FE0BE',
  sky: '#BFE6FA',
  pink: '#FF93B0',
  leaf: '#56B870',
  teal: '#17A2A8',
  soft: '#5B5180',
  edge: '#857BA6',
  wood: '#CF9A62',
  woodPale: '#E8C193',
  woodDeep: '#8F5E34',
} as const;
