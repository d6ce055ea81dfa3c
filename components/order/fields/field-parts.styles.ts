import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Label, hint, field and error, stacked. */
export const stacked = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxs};
  align-content: start;
`;

/** An option. Its native control shows the state before hydration, and without JavaScript. */
export const answer = css`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: ${theme.size.field};
  cursor: pointer;
  &:has(:focus-visible) { outline: ${theme.line.thick} solid ${theme.color.violetDeep}; outline-offset: ${theme.line.thick}; border-radius: ${theme.radius.small}; }
  .mark {
    appearance: none;
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 1.5em;
    block-size: 1.5em;
    border: ${theme.line.thin} solid ${theme.color.edge};
    background: ${theme.color.white};
    outline: 0;
    cursor: pointer;
    &::after { content: ''; scale: 0; transition: scale ${theme.motion.fast}; }
  }
  .mark:checked { border-color: ${theme.color.ink}; &::after { scale: 1; } }
  ${media.forced} { &:has(:checked) { outline: ${theme.line.thin} solid Highlight; } .mark::after { forced-color-adjust: none; background: Highlight; } }
`;

export const fieldParts = css`
  .hint { font-size: ${theme.type.small}; line-height: 1.45; color: ${theme.color.soft}; }
  .hint strong { display: block; color: ${theme.color.ink}; }
  .doubt { display: block; color: ${theme.color.ink}; font-weight: ${theme.weight.bold}; }
  .fault { display: block; color: ${theme.color.red}; font-weight: ${theme.weight.bold}; font-size: ${theme.type.small}; line-height: 1.4; }
  .fault::before { content: '▸ ' / ''; }
  /* Below the words of an answer to tick, not below its mark. */
  .hint, .fault { margin-inline-start: var(--inset, 0); }

  .pair { display: grid; gap: var(--row) ${theme.space.s}; align-items: start; }
  ${media.paired} {
    .pair { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
    .pair[data-ratio='wide-narrow'] { grid-template-columns: minmax(0, 1fr) 6.6em; }
    .pair[data-ratio='narrow-wide'] { grid-template-columns: 6.6em minmax(0, 1fr); }
  }
`;
