import { css } from 'styled-components';
import { chosenInContrast } from '@/components/ui/styles/chosen';
import { media, theme } from '@/components/ui/theme';

export const puzzleTools = css`
  .puzzle-how { max-inline-size: ${theme.width.text}; }
  .puzzle-how > p { font-size: ${theme.type.lead}; }
  .puzzle-tools { display: flex; flex-wrap: wrap; align-items: start; gap: ${theme.space.s}; }
`;

/** The switch, two halves of one strip, and the rules that show one of the two puzzles. */
export const levelChoice = css`
  .level-choice {
    display: flex;
    inline-size: fit-content;
    max-inline-size: 100%;
    min-inline-size: 0;
    margin: 0;
    padding: ${theme.space.hair};
    border: ${theme.line.thin} solid ${theme.color.ink};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.white};
  }
  .level-choice label {
    display: grid;
    place-items: center;
    min-block-size: ${theme.size.touch};
    padding-inline: min(${theme.space.l}, 5vw);
    border-radius: ${theme.radius.pill};
    font-weight: ${theme.weight.bold};
    cursor: pointer;
  }
  .level-choice input { position: absolute; inline-size: ${theme.line.hair}; block-size: ${theme.line.hair}; opacity: 0; }
  ${media.hover} { .level-choice label { transition: background-color ${theme.motion.fast}; } .level-choice label:hover { background: ${theme.color.lilacPale}; } }
  .level-choice label:has(:checked) { background: ${theme.color.ink}; color: ${theme.color.paper}; }
  .level-choice label:has(:focus-visible) { outline: ${theme.line.thick} solid ${theme.color.violetDeep}; outline-offset: ${theme.line.thin}; }
  ${media.forced} { .level-choice label:has(:checked) { ${chosenInContrast} } }
  &:not(:has(.level-choice [value='knifflig']:checked)) > [data-level='hard'],
  &:has(.level-choice [value='knifflig']:checked) > [data-level='easy'] { display: none; }
  @supports not selector(:has(*)) { .level-choice { display: none; } }
`;
