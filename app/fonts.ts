import localFont from 'next/font/local';

// Next reads these calls at build time, so every option must be a literal.
// The two fonts of every page are cut to the weights in use (lib/fonts); the -ext fonts load only for rare letters.
// 'optional': a font that misses the first paint is used from the next page on, which avoids layout shift.
const head = localFont({
  src: './fonts/head.woff2',
  weight: '700 800',
  variable: '--font-head',
  display: 'optional',
  adjustFontFallback: 'Arial',
});

const headExt = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2',
  weight: '700 800',
  variable: '--font-head-ext',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F, U+A720-A7FF' }],
});

const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  variable: '--font-text',
  display: 'optional',
  adjustFontFallback: 'Arial',
});

const textExt = localFont({
  src: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-text-ext',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F, U+A720-A7FF' }],
});

/** Loaded only by the reading bar: a typeface for beginners, with the a and g of primers (decision 0023). */
const school = localFont({
  src: [
    { path: '../node_modules/@fontsource/andika/files/andika-latin-400-normal.woff2', weight: '400' },
    { path: '../node_modules/@fontsource/andika/files/andika-latin-700-normal.woff2', weight: '700' },
  ],
  variable: '--font-school',
  display: 'fallback',
  preload: false,
  adjustFontFallback: false,
});

export const fontVariables = [head, headExt, text, textExt, school].map(({ variable }) => variable).join(' ');
