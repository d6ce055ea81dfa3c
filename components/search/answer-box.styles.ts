import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** A note stuck above the results. */
export const answer = css`
  .answer {
    display: grid;
    gap: ${theme.space.s};
    max-inline-size: ${theme.width.text};
    padding: ${theme.space.l};
    border-inline-start: ${theme.space.xs} solid ${theme.color.sun};
  }
  .answer .kicker { margin: 0; }
  .answer h2 { font-size: ${theme.type.h3}; }
  .answer .button { text-align: start; }
  .answer dl > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${theme.width.card}), 1fr));
    gap: 0 ${theme.space.m};
    padding-block: ${theme.space.xs};
    border-block-start: ${theme.line.hair} solid ${theme.alpha.line};
  }
  .answer dt a { display: inline-block; padding-block: ${theme.space.xxs}; color: ${theme.color.ink}; font-weight: ${theme.weight.bold}; }
  .answer dd { margin: 0; padding-block: ${theme.space.xxs}; }
`;
