import type { Title } from 'content/schema/title';

/** Values that browser code reads as `process.env.TITLE_…`; esbuild's `define` and Next's `env` inline them:
 * → { TITLE_NAME: 'DUDA', TITLE_PREFIX: 'duda', TITLE_PAPER: '#FFF9EC', … } */
export const inlinedOf = ({ name, prefix, palette, mintPaper, night }: Title) => ({
  TITLE_NAME: name,
  TITLE_PREFIX: prefix,
  /** Page backgrounds of the themes, for the browser's own bars (lib/aids/early.ts). */
  TITLE_PAPER: palette.paper,
  TITLE_CREAM: palette.cream,
  TITLE_MINT: mintPaper.paper,
  TITLE_DARK: night.paper,
});
