import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';
import { trainerCardStyles } from './trainer-card.styles';

/** A round: feedback, card, exit button. */
export const trainerStyles = css`
  .trainer { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; gap: ${theme.space.m}; margin-block-start: ${theme.space.l}; }
  .trainer > [role='status'] { min-block-size: 1.5em; font-weight: ${theme.weight.medium}; text-align: center; }
  .trainer > [role='status']:empty { position: static; }
  .trainer-end { display: grid; gap: ${theme.space.xs}; text-align: center; }
  ${trainerCardStyles}
`;
