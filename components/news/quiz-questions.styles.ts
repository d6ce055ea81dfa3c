import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** One question at a time on phones; all stacked without JavaScript. */
export const quizQuestions = css`
  .turn { display: none; }
  ${media.phone} {
    @media (scripting: enabled) {
      html:not([data-scripts='lost']) & {
        ul > li:not([data-shown]) { display: none; }
        .turn { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${theme.space.xs}; margin-block-start: ${theme.space.s}; font-size: ${theme.type.small}; }
      }
    }
  }
  /* Both buttons side by side on the narrowest phones. */
  @media (width < 22rem) {
    .turn > span { order: -1; flex: 1 0 100%; text-align: center; }
  }
`;
