import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** One question at a time on phones; all stacked without JavaScript. */
export const quizQuestions = css`
  .turn, .result:not([data-done]) { display: none; }
  .result { margin-block-start: ${theme.space.m}; padding: ${theme.space.m}; border-radius: ${theme.radius.sheet}; background: ${theme.color.sun}; color: ${theme.color.print}; }
  .result > strong { font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  ${media.phone} {
    @media (scripting: enabled) {
      html:not([data-scripts='lost']) & {
        ul > li:not([data-shown]), .result:not([data-shown]) { display: none; }
        .result[data-shown] { display: block; margin: 0; }
        .turn { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${theme.space.xs}; margin-block-start: ${theme.space.s}; font-size: ${theme.type.small}; }
      }
    }
  }
  /* Both buttons side by side on the narrowest phones. */
  @media (width < 22rem) {
    .turn > span { order: -1; flex: 1 0 100%; text-align: center; }
  }
`;
