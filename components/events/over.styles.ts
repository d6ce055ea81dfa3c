import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** The stamp „Schon vorbei“ of an event: shown once the visitor's day has passed it. */
export const over = css`
  .over {
    padding-inline: ${theme.space.xs};
    border: ${theme.line.thin} solid ${theme.color.red};
    border-radius: ${theme.radius.small};
    color: ${theme.color.red};
    font-size: ${theme.type.tiny};
    font-weight: ${theme.weight.bold};
    rotate: -3deg;
    display: inline-block;
  }
  :is(li, tr):not([data-state='past']) .over:not([data-from]) { display: none; }
`;
