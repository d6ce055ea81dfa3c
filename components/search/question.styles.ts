import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** The search field. */
export const question = css`
  .question { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: ${theme.space.xs} ${theme.space.s}; max-inline-size: ${theme.width.text}; }
  .question label { grid-column: 1 / -1; font-size: ${theme.type.small}; font-weight: ${theme.weight.bold}; }
  .question input {
    min-inline-size: 0;
    min-block-size: ${theme.size.field};
    padding: ${theme.space.xs} ${theme.space.m};
    border: ${theme.line.thin} solid ${theme.color.ink};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.white};
  }
  ${media.tablet} { .question input { padding-inline: ${theme.space.l}; font-size: ${theme.type.lead}; } }
  .question input::placeholder { color: ${theme.color.soft}; }
  @media (scripting: none) { .question { display: none; } }
`;
