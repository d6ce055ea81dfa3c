import type { Title } from 'content/schema/title';

/** '#2A1F55' → [42, 31, 85] */
export const channels = (hex: string) => [1, 3, 5].map((at) => Number(`0x${hex.slice(at, at + 2)}`));

/** faded('#2A1F55', 12) → 'rgb(42 31 85 / 12%)' */
const faded = (hex: string, percent: number) => `rgb(${channels(hex).join(' ')} / ${percent}%)`;

const BLACK = '#000000';
const WHITE = '#FFFFFF';

/** Token values of the light theme. */
function dayOf({ palette }: Title) {
  const { ink, paper, white, sun, coral, mint, sky, lilac } = palette;
  return {
    color: {
      ...palette,
      /** Text on bright colours, which stay bright in the dark theme. */
      print: ink,
      /** Text on the darkest surfaces. */
      lamp: paper,
      newsprint: white,
      stamp: coral,
      stampPrint: ink,
    },
    alpha: {
      line: faded(ink, 12),
      lineStrong: faded(ink, 30),
      veil: faded(ink, 55),
      onNight: faded(paper, 22),
      /** Keeps ink at a contrast of 7:1 over any colour, even the darkest. */
      glass: faded(white, 78),
      /** Fold of printed paper, the same in all themes. */
      crease: faded(ink, 16),
    },
    /** Large coloured surfaces. They darken in the dark theme, while small coloured elements stay bright. */
    tint: { sun, coral, mint, sky, lilac },
    shadow: {
      sheet: `0 1px 2px ${faded(ink, 8)}, 0 6px 18px -8px ${faded(ink, 22)}`,
      lift: `0 2px 4px ${faded(ink, 10)}, 0 18px 34px -12px ${faded(ink, 34)}`,
      press: `0 3px 0 ${faded(ink, 85)}`,
      /** Glow around a picture; none in the light theme. */
      glow: 'none',
    },
  };
}

type Day = ReturnType<typeof dayOf>;

/** Tokens that a theme may change. */
export type Theme = { [Kind in keyof Day]: Record<keyof Day[Kind], string> };
export type Change = { [Kind in keyof Theme]?: Partial<Theme[Kind]> };

/** The dark theme. */
function nightOf({ night: { veil, glow, ...color }, nightTints: tint }: Title) {
  const light = `0 0 3em ${faded(glow, 24)}, 0 0 0.5em ${faded(glow, 26)}`;
  return {
    color,
    alpha: {
      line: faded(color.ink, 16),
      lineStrong: faded(color.ink, 34),
      veil: faded(veil, 72),
      glass: faded(color.paper, 82),
    },
    tint,
    shadow: {
      sheet: `0 1px 2px ${faded(BLACK, 30)}, 0 6px 18px -8px ${faded(BLACK, 60)}`,
      lift: light,
      press: `0 3px 0 ${faded(BLACK, 50)}`,
      glow: light,
    },
  };
}

/** The high-contrast theme. */
const contrastOf = ({ contrast: { violet, violetDeep, red } }: Title) => ({
  color: {
    ...{ ink: BLACK, night: BLACK, violet, violetDeep, lilacPale: WHITE, paper: WHITE, cream: WHITE, red },
    ...{ soft: BLACK, edge: BLACK, print: BLACK, lamp: WHITE, stampPrint: BLACK },
  },
  alpha: { line: BLACK, lineStrong: BLACK, glass: WHITE },
});

/** Overrides high contrast in the dark. */
function contrastNightOf({ contrastNight: { tints, print, stampPrint, ...own } }: Title) {
  const { night, violet, violetDeep, lilacPale, red } = own;
  return {
    color: {
      ...{ ink: WHITE, night, violet, violetDeep, lilacPale, paper: BLACK, cream: BLACK, white: BLACK, red },
      ...{ soft: WHITE, edge: WHITE, print, stamp: BLACK, stampPrint },
    },
    alpha: { line: WHITE, lineStrong: WHITE, glass: BLACK },
    tint: { sun: tints, coral: tints, mint: tints, sky: tints, lilac: tints },
  };
}

/** Token values of each theme, as changes of the light one: themesOf(title).NIGHT.color.paper → '#1A1433' */
export const themesOf = (title: Title) => ({
  DAY: dayOf(title) satisfies Theme,
  NIGHT: nightOf(title) satisfies Change,
  /** Light themes on other paper. */
  CREAM: { color: { paper: title.palette.cream, cream: title.creamPaper.cream } } satisfies Change,
  MINT: { color: title.mintPaper } satisfies Change,
  CONTRAST: contrastOf(title) satisfies Change,
  CONTRAST_NIGHT: contrastNightOf(title) satisfies Change,
});
