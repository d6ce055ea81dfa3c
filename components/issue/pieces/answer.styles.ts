import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const answer = css`
  .answer { margin-block-start: ${theme.space.xs}; }
  .answer > summary {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xxs};
    min-block-size: ${theme.size.touch};
    color: ${theme.color.violetDeep};
    font-weight: ${theme.weight.bold};
    list-style: none;
  }
  .answer > summary::-webkit-details-marker { display: none; }
  .answer > summary > svg { transition: rotate ${theme.motion.fast}; }
  .answer[open] > summary > svg { rotate: 180deg; }
  .answer > div { padding: ${theme.space.s} ${theme.space.m}; border-inline-start: ${theme.space.xxs} solid var(--accent); background: ${theme.color.cream}; }
  /* In print the answer stands upside down. */
  ${media.print} {
    .answer > summary { display: none; }
    .answer > div { padding: 0; border: 0; background: none; font-size: ${theme.type.printDense}; rotate: 180deg; }
  }
`;
