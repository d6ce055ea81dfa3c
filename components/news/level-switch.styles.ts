import { css } from 'styled-components';
import { chosenInContrast } from '@/components/ui/styles/chosen';
import { media, theme } from '@/components/ui/theme';

/** The switch, two halves of one strip, and the rules that show the parts of one level only. */
export const levels = css`
  .levels {
    display: flex;
    flex-wrap: wrap;
    inline-size: fit-content;
    max-inline-size: 100%;
    min-inline-size: 0;
    margin: 0 0 ${theme.space.s};
    padding: ${theme.space.hair};
    border: ${theme.line.thin} solid ${theme.color.ink};
    /* Not a pill: with large text each half has a row of its own. */
    border-radius: ${theme.radius.large};
    background: ${theme.color.white};
  }
  .levels label {
    display: grid;
    flex: auto;
    place-items: center;
    min-block-size: ${theme.size.touch};
    padding-inline: min(${theme.space.l}, 5vw);
    border-radius: ${theme.radius.pill};
    font-size: ${theme.type.small};
    font-weight: ${theme.weight.bold};
    cursor: pointer;
  }
  .levels input { position: absolute; inline-size: ${theme.line.hair}; block-size: ${theme.line.hair}; opacity: 0; }
  ${media.hover} { .levels label { transition: background-color ${theme.motion.fast}; } .levels label:hover { background: ${theme.color.lilacPale}; } }
  .levels label:has(:checked) { background: ${theme.color.ink}; color: ${theme.color.paper}; }
  .levels label:has(:focus-visible) { outline: ${theme.line.thick} solid ${theme.color.violetDeep}; outline-offset: ${theme.line.thin}; }
  ${media.forced} { .levels label:has(:checked) { ${chosenInContrast} } }
  ${media.desktop} { .levels { float: inline-start; margin: ${theme.space.xs} ${theme.space.m} 0 0; } }

  &:not(:has(.levels [value='leicht']:checked)) [data-level='leicht'],
  &:has(.levels [value='leicht']:checked) [data-level='ganz'] { display: none; }
  @supports not selector(:has(*)) { .levels, [data-level='leicht'] { display: none; } }
`;
