import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { bookletChoice } from './booklet-choice.styles';
import { bookletCover } from './booklet-cover.styles';
import { bookletPage } from './booklet-page.styles';
import { bookletPages } from './booklet-pages.styles';
import { bookletSolutions } from './booklet-solutions.styles';

export const booklet = css`
  .booklet-desk { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xxl}; }
  .booklet-form { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; max-inline-size: calc(${theme.width.text} * 1.3); padding: min(${theme.space.l}, 5vw); }
  @media (scripting: none) { .booklet-form { display: none; } }
  html[data-scripts='lost'] & .booklet-form { display: none; }
  .booklet-tools { display: flex; flex-wrap: wrap; gap: ${theme.space.s}; }
  .booklet-progress { display: grid; gap: ${theme.space.xs}; font-weight: ${theme.weight.bold}; }
  .booklet-progress > progress { inline-size: 100%; max-inline-size: ${theme.width.narrow}; accent-color: ${theme.color.violetDeep}; }
  .booklet-form > [role='status'] { min-block-size: 1.6em; font-weight: ${theme.weight.bold}; }
  ${bookletChoice}
  ${bookletPages}
  ${bookletCover}
  ${bookletPage}
  ${bookletSolutions}
  ${media.print} {
    .booklet-desk { display: block; }
    .booklet-desk:has(> .booklet-form + *) > .booklet-form { display: none; }
  }
`;
