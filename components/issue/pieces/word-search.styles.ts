import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { answer } from './answer.styles';
import { kicker } from './kicker.styles';

/** As wide as its column: twelve letters a row. */
export const wordSearch = css`
  ${kicker}
  ${answer}
  .letters {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    max-inline-size: ${theme.width.narrow};
    margin-block: ${theme.space.s};
    border: ${theme.line.thin} solid ${theme.color.ink};
    font-size: ${theme.type.small};
    font-weight: ${theme.weight.bold};
    hyphens: manual;
  }
  .letters > span { display: grid; place-items: center; aspect-ratio: 1; border: ${theme.line.hair} solid ${theme.alpha.line}; line-height: 1; }
  ${media.phone} { [data-piece='wordsearch'] { margin-inline: calc(-1 * ${theme.space.s}); padding-inline: ${theme.space.xs}; } }
  .searched { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; hyphens: manual; }
  .searched > li { padding: ${theme.space.hair} ${theme.space.s}; border: ${theme.line.hair} solid ${theme.color.ink}; border-radius: ${theme.radius.pill}; font-size: ${theme.type.small}; font-weight: ${theme.weight.bold}; letter-spacing: 0.06em; }
  [data-piece='wordsearch'] details ul { padding-inline-start: 1.1em; font-size: ${theme.type.small}; }
`;
