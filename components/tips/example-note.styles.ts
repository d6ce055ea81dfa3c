import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const example = css`
  .example {
    display: flex;
    gap: ${theme.space.xs};
    max-inline-size: ${theme.width.text};
    color: ${theme.color.soft};
    font-size: ${theme.type.tiny};
    line-height: ${theme.leading.dense};
  }
`;

/** Between the heading of a list and the list. */
export const exampleOfList = css`
  ${example}
  .example { margin-block: calc(-1 * ${theme.space.xs}) ${theme.space.l}; }
`;
