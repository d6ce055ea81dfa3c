import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';
import { kindCards } from './kind-cards.styles';
import { weekList } from './week-list.styles';

export const weeks = css`
  .weeks { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xxxl}; }
  .weeks > section > h2 { margin-block-end: ${theme.space.s}; padding-block-end: ${theme.space.s}; border-block-end: ${theme.line.double} double ${theme.color.ink}; font-size: ${theme.type.h3}; }
  .weeks > section > p { margin-block-end: ${theme.space.l}; }
  .weeks > section > .week-paper { margin-block: ${theme.space.m} 0; }
  .week-paper > a { display: inline-block; padding-block: ${theme.space.s}; }
  ${weekList}
  ${kindCards}
`;
