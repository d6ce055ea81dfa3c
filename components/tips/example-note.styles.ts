import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** A quiet line between the headline and what it speaks of. */
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
