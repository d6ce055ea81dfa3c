import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { cardBackStyles } from './card-back.styles';
import { syllableStyles } from './syllables.styles';

/** An index card with a red line below the word. Flips if motion is allowed. */
export const trainerCardStyles = css`
  ${syllableStyles}
  ${cardBackStyles}
  .trainer-card {
    inline-size: min(100%, ${theme.width.narrow});
    min-block-size: 15em;
    padding: ${theme.space.m} min(${theme.space.l}, 5vw) ${theme.space.l};
    box-shadow: ${theme.shadow.lift};
  }
  .trainer-card > * + * { margin-block-start: ${theme.space.m}; }
  .cards-left { color: ${theme.color.soft}; font-size: ${theme.type.tiny}; text-align: end; }
  .trainer-card > h3 {
    margin-block-start: 0;
    padding-block-end: ${theme.space.xs};
    border-block-end: ${theme.line.thin} solid ${theme.color.coral};
    font-size: ${theme.type.h2};
    text-align: center;
    overflow-wrap: anywhere;
  }
  .answers { display: flex; flex-wrap: wrap; gap: ${theme.space.s}; }
  .answers .button { flex: 1 1 auto; }
  ${media.moving} { .trainer-card[data-turned] { animation: turn-card ${theme.motion.medium}; } }
  @keyframes turn-card { from { transform: perspective(60em) rotateY(70deg); } }
`;
