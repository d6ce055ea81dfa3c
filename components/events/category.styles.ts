import { css } from 'styled-components';
import { categoryColour } from '@/components/ui/theme';

/** Sets --category below elements with a data-category. */
export const category = css`
  ${Object.entries(categoryColour)
    .map(([name, colour]) => `[data-category='${name}'], &[data-category='${name}'] { --category: ${colour}; }`)
    .join('\n  ')}
`;
