import { css } from 'styled-components';
import { categoryColour, theme } from '@/components/ui/theme';

/** Sets --category below anything that names its category, and stamps what is over. */
export const category = css`
  ${Object.entries(categoryColour)
    .map(([name, colour]) => `[data-category='${name}'], &[data-category='${name}'] { --category: ${colour}; }`)
    .join('\n  ')}
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
`;
