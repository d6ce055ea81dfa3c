import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** The tip an address names, for two seconds: a frame and a flag that says so. */
export const arrival = css`
  .tip { scroll-margin-block-start: ${theme.space.xxl}; }
  .tip::before {
    content: attr(data-arrived);
    position: absolute;
    z-index: 1;
    inset-block-start: calc(-1 * ${theme.space.m});
    inset-inline-end: ${theme.space.m};
    padding: ${theme.space.xxs} ${theme.space.m};
    border: ${theme.line.thin} solid ${theme.color.ink};
    background: ${theme.color.sun};
    font: ${theme.weight.bold} ${theme.type.small}/${theme.leading.snug} ${theme.font.head};
    rotate: 1.5deg;
    opacity: 0;
    transition: opacity ${theme.motion.medium};
  }
  .tip { outline: ${theme.line.thick} solid transparent; outline-offset: ${theme.space.xs}; transition: outline-color ${theme.motion.medium}; }
  .tip[data-arrived] { outline-color: ${theme.color.violet}; border-radius: ${theme.radius.sheet}; }
  .tip[data-arrived]:focus { outline: ${theme.line.thick} solid ${theme.color.violet}; }
  .tip[data-arrived]::before { opacity: 1; }
  .tip:not([data-arrived])::before { visibility: hidden; }
  /* There a transparent frame would be seen around every tip. */
  ${media.forced} { .tip:not([data-arrived]) { outline: none; } }
  ${media.print} { .tip::before { display: none; } }
`;
