import { title } from 'content/title';
import { createTheme } from 'styled-components';
import { themes } from '@/lib/title/site-themes';

const { CREAM, DAY, MINT, NIGHT } = themes;

const PHONE = 360;
const DESKTOP = 1280;

/** A size that grows linearly from phone to desktop; in rem, so that the reader's text size counts. */
function fluid(phone: number, desktop: number): string {
  const slope = (desktop - phone) / (DESKTOP - PHONE);
  const base = phone - slope * PHONE;
  const rem = (pixels: number) => `${Math.round((pixels / 16) * 1000) / 1000}rem`;
  return `clamp(${rem(phone)}, ${rem(base)} + ${Math.round(slope * 10000) / 100}vw, ${rem(desktop)})`;
}

/** Step n of the type scale: 18 px × 1.2ⁿ on phones, 20 px × 1.3ⁿ on desktop. */
const step = (n: number) => fluid(18 * 1.2 ** n, 20 * 1.3 ** n);

const contract = createTheme(
  {
    ...DAY,
    font: {
      head: 'var(--font-head), var(--font-head-ext), wide-head, system-ui, sans-serif',
      text: 'var(--font-text), var(--font-text-ext), wide-text, system-ui, sans-serif',
      school: 'var(--font-school), var(--font-text), system-ui, sans-serif',
    },
    type: {
      tiny: fluid(14, 15),
      small: fluid(16, 17),
      text: step(0),
      lead: fluid(19, 23),
      h4: fluid(20, 23),
      h3: fluid(22, 27),
      h2: fluid(30, 46),
      h1: fluid(36, 64),
      giant: fluid(64, 128),
      leaf: fluid(30, 34),
      print: '11pt',
      printDense: '9pt',
    },
    weight: { normal: '400', medium: '550', bold: '700', black: '800' },
    leading: { tight: '1.08', snug: '1.25', dense: '1.45', text: '1.6' },
    space: {
      hair: '0.125rem',
      xxs: '0.25rem',
      xs: '0.5rem',
      s: '0.75rem',
      m: '1rem',
      l: '1.5rem',
      xl: '2rem',
      xxl: '3rem',
      xxxl: '4rem',
      // Capped, so that large text does not enlarge the page margins as well.
      gutter: `min(${fluid(16, 40)}, 6vw)`,
      section: fluid(32, 120),
      /** Capped, so that large text does not fill a low window. */
      header: `min(${fluid(64, 80)}, 20vw)`,
    },
    width: { page: '75rem', wide: '90rem', text: '40rem', narrow: '28rem', card: '17rem', column: '20rem' },
    size: {
      touch: '2.75rem',
      /** Icon-only control; capped, so that with large text it leaves room for its neighbours. */
      sign: 'clamp(44px, 2.75rem, 14vw)',
      field: '3rem',
      /** Sticky line below the masthead; capped, so that large text does not make it cover more of the viewport. */
      line: 'min(3.25rem, 56px)',
      icon: '1.375rem',
      smallIcon: '1.125rem',
      object: '6.5rem',
      leaf: '4.25rem',
      cover: '18.75rem',
      coverInRow: '6rem',
      smallCover: '15rem',
      thumb: '5.5rem',
      smallThumb: '4.5rem',
    },
    /** Measured heights of list cards, reserved until they are rendered. */
    row: {
      event: '42rem',
      eventOnPhone: '19rem',
      tip: '24rem',
      tipOnTablet: '30rem',
      tipInRow: '18rem',
    },
    line: { hair: '1px', thin: '2px', thick: '3px', double: '5px' },
    radius: { small: '8px', sheet: '14px', large: '22px', pill: '999px' },
    motion: { fast: '150ms ease-out', medium: '250ms ease-out', slow: '300ms ease-out', rise: '16px', lift: '-4px' },
    layer: { kept: '5', header: '10', float: '20', overlay: '30' },
  },
  { prefix: 'd' },
);

type Tokens<T> = { [K in keyof T]: T[K] extends string ? string : Tokens<T[K]> };

/** 'var(--d-color-ink)' for each token. createTheme's own references repeat the values: a third of all CSS. */
const references = <T extends object>(names: T): Tokens<T> =>
  Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key, typeof name === 'string' ? `var(${name})` : references(name)]),
  ) as Tokens<T>;

export const theme = references(contract.vars);

/** '--d-color-ink' for each token; the themes override these properties. */
export const tokenNames = contract.vars;

/** Declares every token once on the root element. */
export const Tokens = contract.GlobalStyle;
export const rawTokens = contract.raw;

/** As text, since media conditions cannot use custom properties. */
export const media = {
  tablet: '@media (width >= 40rem)',
  desktop: '@media (width >= 62rem)',
  wide: '@media (width >= 80rem)',
  belowDesktop: '@media (width < 62rem)',
  /** Phones, also in landscape, and print: small pictures beside the text. */
  rows: '@media (width < 40rem), (width < 62rem) and (height < 40rem), print',
  /** High enough for sticky elements. */
  tall: '@media (height >= 40rem)',
  /** Room for two columns at the reader's text size; a query of the nearest container. */
  roomy: '@container (width >= 15rem)',
  /** The same for two form fields. */
  paired: '@container (width >= 16rem)',
  /** A phone in landscape or a desktop at 400 % zoom: too low for sticky elements. */
  low: '@media (height < 30rem)',
  /** Viewports higher than `low`, with one or two columns. */
  oneColumn: '@media screen and (width < 62rem) and (height >= 30rem)',
  twoColumns: '@media screen and (width >= 62rem) and (height >= 30rem)',
  /** A phone in portrait; paper is wider. */
  phone: '@media screen and (width < 40rem)',
  /** Elements that scroll sideways by touch; not in print. */
  handheld: '@media screen and (width < 62rem)',
  hover: '@media (hover: hover)',
  still: '@media (prefers-reduced-motion: reduce)',
  night: '@media (prefers-color-scheme: dark)',
  moreContrast: '@media (prefers-contrast: more)',
  moving: '@media (prefers-reduced-motion: no-preference)',
  forced: '@media (forced-colors: active)',
  print: '@media print',
} as const;

/** One colour per category, never its only mark (R-LOOK-4). */
export const categoryColour = {
  lesung: theme.color.lilac,
  workshop: theme.color.teal,
  theater: theme.color.coral,
  ausstellung: theme.color.sky,
  ausflug: theme.color.leaf,
} as const;

/** Colours of the reading bar: papers, and syllables by day and night. No tokens, as only the bar uses them. */
export const aidColour = {
  paper: DAY.color.paper,
  cream: CREAM.color.paper,
  mint: MINT.color.paper,
  dark: NIGHT.color.paper,
  contrast: 'linear-gradient(135deg, #FFFFFF 50%, #000000 50%)',
  ...title.syllables,
} as const;
