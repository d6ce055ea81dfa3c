import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';
import { gameStepStyles } from './game-step.styles';

export const writeGameStyles = css`
  ${gameStepStyles}
  .writing { display: flex; flex-wrap: wrap; align-items: end; gap: ${theme.space.s}; }
  .writing label { flex-basis: 100%; font-weight: ${theme.weight.medium}; }
  .writing input {
    flex: 1 1 12em;
    min-inline-size: 0;
    min-block-size: ${theme.size.field};
    padding-inline: ${theme.space.m};
    border: ${theme.line.thin} solid ${theme.color.edge};
    border-radius: ${theme.radius.small};
    background: ${theme.color.white};
    color: ${theme.color.ink};
    font: ${theme.weight.bold} ${theme.type.h4}/${theme.leading.snug} ${theme.font.text};
  }
  .hint { font: ${theme.weight.bold} ${theme.type.h4}/${theme.leading.text} ${theme.font.text}; overflow-wrap: anywhere; }
`;
