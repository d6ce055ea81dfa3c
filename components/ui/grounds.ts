import { PAPERS } from '@/lib/aids/papers';
import { palette } from '@/lib/palette';

/** Themes a reader may choose, as `data-ground` on <html>. */
export const CHOSEN_GROUNDS = ['paper', 'cream', 'mint', 'dark', 'contrast'] as const;

/** Token values of the light theme. */
const dayColor = {
  ...palette,
  /** Text on bright colours, which stay bright in the dark theme. */
  print: palette.ink,
  /** Text on the darkest surfaces. */
  lamp: palette.paper,
  newsprint: palette.white,
  stamp: palette.coral,
  stampPrint: palette.ink,
};

const dayAlpha = {
  line: 'rgb(42 31 85 / 12%)',
  lineStrong: 'rgb(42 31 85 / 30%)',
  veil: 'rgb(42 31 85 / 55%)',
  onNight: 'rgb(255 249 236 / 22%)',
  /** Keeps ink at a contrast of 7:1 over any colour, even the darkest. */
  glass: 'rgb(255 255 255 / 78%)',
  /** Fold of printed paper, the same in all themes. */
  crease: 'rgb(42 31 85 / 16%)',
};

/** Large coloured surfaces. They darken in the dark theme, while small coloured elements stay bright. */
const dayTint = {
  sun: palette.sun,
  coral: palette.coral,
  mint: palette.mint,
  sky: palette.sky,
  lilac: palette.lilac,
};

const dayShadow = {
  sheet: '0 1px 2px rgb(42 31 85 / 8%), 0 6px 18px -8px rgb(42 31 85 / 22%)',
  lift: '0 2px 4px rgb(42 31 85 / 10%), 0 18px 34px -12px rgb(42 31 85 / 34%)',
  press: '0 3px 0 rgb(42 31 85 / 85%)',
  /** Glow around a picture; none in the light theme. */
  glow: 'none',
};

/** Tokens that a theme may change. */
export type Ground = {
  color: Record<keyof typeof dayColor, string>;
  alpha: Record<keyof typeof dayAlpha, string>;
  tint: Record<keyof typeof dayTint, string>;
  shadow: Record<keyof typeof dayShadow, string>;
};
export type Change = { [K in keyof Ground]?: Partial<Ground[K]> };

export const DAY = { color: dayColor, alpha: dayAlpha, tint: dayTint, shadow: dayShadow } satisfies Ground;

/** The dark theme: a warm dark violet, and paper with a slight glow. */
export const NIGHT = {
  color: {
    ink: '#F7F0E1',
    violet: '#A594F6',
    violetDeep: '#C3B5FF',
    lilacPale: '#3A2F6B',
    paper: PAPERS.dark[1],
    cream: '#211A40',
    white: '#2B2251',
    coral: '#FF8573',
    red: '#FFA195',
    pink: '#FF9DB7',
    leaf: '#7CD292',
    teal: '#5CCDD2',
    soft: '#C9BEDD',
    edge: '#978BC0',
    wood: '#7A5638',
    woodPale: '#9A7048',
    woodDeep: '#46301F',
    newsprint: '#FFF3DC',
    stamp: '#2B2251',
    stampPrint: '#FF8573',
  },
  alpha: {
    line: 'rgb(247 240 225 / 16%)',
    lineStrong: 'rgb(247 240 225 / 34%)',
    veil: 'rgb(9 6 20 / 72%)',
    glass: 'rgb(26 20 51 / 82%)',
  },
  tint: { sun: '#7A3410', coral: '#662F3F', mint: '#1F4E4A', sky: '#24486E', lilac: '#4A3C84' },
  shadow: {
    sheet: '0 1px 2px rgb(0 0 0 / 30%), 0 6px 18px -8px rgb(0 0 0 / 60%)',
    lift: '0 0 3em rgb(255 220 170 / 24%), 0 0 0.5em rgb(255 220 170 / 26%)',
    press: '0 3px 0 rgb(0 0 0 / 50%)',
    glow: '0 0 3em rgb(255 220 170 / 24%), 0 0 0.5em rgb(255 220 170 / 26%)',
  },
} as const satisfies Change;

/** Colours of the browser's bars, if no theme is chosen. */
export const BARS = [
  { media: '(prefers-color-scheme: light)', color: DAY.color.paper },
  { media: '(prefers-color-scheme: dark)', color: NIGHT.color.paper },
];

/** Light themes on other paper. */
export const CREAM = { color: { paper: PAPERS.cream[0], cream: '#FBE4BE' } } as const satisfies Change;
export const MINT = { color: { paper: PAPERS.mint[0], cream: '#D2EEDE' } } as const satisfies Change;

/** The high-contrast theme; CONTRAST_NIGHT overrides it in the dark. */
export const CONTRAST = {
  color: {
    ink: '#000000',
    night: '#000000',
    violet: '#3A22B0',
    violetDeep: '#2B1A8C',
    lilacPale: '#FFFFFF',
    paper: PAPERS.contrast[0],
    cream: '#FFFFFF',
    red: '#8F0B0B',
    soft: '#000000',
    edge: '#000000',
    print: '#000000',
    lamp: '#FFFFFF',
    stampPrint: '#000000',
  },
  alpha: { line: '#000000', lineStrong: '#000000', glass: '#FFFFFF' },
} as const satisfies Change;

export const CONTRAST_NIGHT = {
  color: {
    ink: '#FFFFFF',
    night: '#24158A',
    violet: '#C3B5FF',
    violetDeep: '#FFE26B',
    lilacPale: '#2A2A2A',
    paper: PAPERS.contrast[1],
    cream: '#000000',
    white: '#000000',
    red: '#FFB4AA',
    soft: '#FFFFFF',
    edge: '#FFFFFF',
    print: '#1B1140',
    stamp: '#000000',
    stampPrint: '#FF8573',
  },
  alpha: { line: '#FFFFFF', lineStrong: '#FFFFFF', glass: '#000000' },
  tint: { sun: '#222222', coral: '#222222', mint: '#222222', sky: '#222222', lilac: '#222222' },
} as const satisfies Change;
