import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const gameStepStyles = css`
  .game-place { color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .clue { max-inline-size: ${theme.width.text}; padding: ${theme.space.m}; border-radius: ${theme.radius.small}; background: ${theme.color.cream}; }
`;
