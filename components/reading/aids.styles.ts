import { css } from 'styled-components';
import { aidColour, media, theme, tokenNames } from '@/components/ui/theme';

/** Repeated for specificity: the reader's choice overrides the styles of any page. */
const READ = '[data-reading][data-reading]';
const ALSO = ':is([data-reading][data-reading], [data-reads][data-reads])';

const GROWN = ['tiny', 'small', 'text', 'lead', 'h4'] as const;
const HEADLINES = ['h3', 'h2'] as const;
/** Copies of the original type scale, as a custom property cannot refer to itself. */
const scale = [...GROWN, ...HEADLINES].map((step) => `--type-${step}: ${theme.type[step]};`).join(' ');
/** Scales the type tokens, to keep the proportions; headlines grow only as far as words fit on a phone. */
const grown = [
  ...GROWN.map((step) => `${tokenNames.type[step]}: calc(var(--type-${step}) * var(--grow));`),
  ...HEADLINES.map((step) => `${tokenNames.type[step]}: max(var(--type-${step}), 1.2em);`),
].join(' ');
/** Letters and numbers in boxes of a fixed size. */
const BOXED = ':is(.leaf, .letters, .badge)';

const underlined = css`
  ::highlight(syllable-odd) { text-decoration: underline solid ${theme.line.thin}; }
  ::highlight(syllable-even) { text-decoration: underline dotted ${theme.line.thick}; }
`;

/** Styles of the chosen aids; in a linked style sheet, to apply from the first paint (decision 0023). */
export const aids = css`
  html[data-size='2'] & { --grow: 1.25; }
  html[data-size='3'] & { --grow: 1.5; }
  html[data-size='4'] & { --grow: 1.75; }
  html[data-size='5'] & { --grow: 2; }
  html[data-size] & { ${scale} }
  html[data-size] & ${READ} ${BOXED} { --grow: 1; }
  html[data-size] & :is(${READ}, ${READ} ${BOXED}) { ${grown} }
  html[data-size] & ${READ} { font-size: ${theme.type.text}; }
  /* An initial over three lines would leave large text no room beside it. */
  html:is([data-size='4'], [data-size='5']) & ${READ} p::first-letter { float: none; margin: 0; color: inherit; font: inherit; }

  html[data-leading='wide'] & { --lead: 1.9; }
  html[data-leading='wider'] & { --lead: 2.3; }
  html[data-leading] & ${ALSO}, html[data-leading] & ${READ} :is(p, li, dd) { line-height: var(--lead); }
  html[data-spacing='wide'] & ${ALSO} { letter-spacing: 0.06em; word-spacing: 0.14em; }
  html[data-spacing='wider'] & ${ALSO} { letter-spacing: 0.12em; word-spacing: 0.3em; }
  html[data-column='narrow'] & ${READ} :is(p, li, dd, h2, h3) { max-inline-size: 22em; }
  html[data-face='school'] & ${ALSO}, html[data-face='school'] & ${READ} * { font-family: ${theme.font.school}; }

  html[data-syllables='red'] & { --syllable: light-dark(${aidColour.red}, ${aidColour.redAtNight}); }
  html[data-syllables='blue'] & { --syllable: light-dark(${aidColour.blue}, ${aidColour.blueAtNight}); }
  & ::highlight(syllable-even) { color: var(--syllable); }
  html[data-syllables='lines'] & { ${underlined} }
  ${media.forced} { ${underlined} }
`;
