import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';
import { hits } from './hits.styles';
import { nothing } from './nothing.styles';
import { question } from './question.styles';

/** Styles of the search page: the field and the number of hits. */
export const searchStyles = css`
  ${question}

  .count { min-block-size: ${theme.leading.text}em; margin-block: ${theme.space.s} ${theme.space.l}; color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .notice { justify-items: start; margin-block-end: ${theme.space.xl}; }
  ${nothing}
  ${hits}
`;
