import styled from 'styled-components';
import { aids } from '@/components/reading/aids.styles';
import { media, theme } from '@/components/ui/theme';
import { accents } from './accent.styles';
import { issueActions } from './issue-actions.styles';
import { issueContents } from './issue-contents.styles';
import { issuePages } from './issue-pages.styles';
import { issueSheet } from './issue-sheet.styles';
import { neighbours } from './neighbours.styles';
import { opensAt } from './opens-at.styles';
import { pagePicture } from './page-picture.styles';
import { restOfIssue } from './rest-of-issue.styles';
import { viewer } from './viewer/viewer.styles';

export const Root = styled.article`
  display: grid;
  gap: ${theme.space.xxl};
  inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page});
  margin-inline: auto;
  padding-block: calc(${theme.space.header} + ${theme.space.xxl}) ${theme.space.section};
  > * { min-inline-size: 0; }

  /* The paper lies a little crooked on the table. */
  .top { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; align-items: start; }
  .top > div { min-inline-size: 0; }
  .front { position: relative; justify-self: center; inline-size: min(100%, ${theme.width.narrow}); rotate: -1.5deg; }
  .words .day { margin-block: ${theme.space.s} 0; font-size: ${theme.type.lead}; }
  .words > p + div { margin-block-start: ${theme.space.l}; }
  ${media.desktop} {
    .top { grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 8fr); column-gap: ${theme.space.xxl}; }
    .front { grid-area: 1 / 1 / span 2; inline-size: 100%; }
  }

  .sheets { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xxl}; }
  ${accents}
  ${pagePicture}
  ${opensAt}
  ${issueActions}
  ${issueContents}
  ${issuePages}
  ${issueSheet}
  ${restOfIssue}
  ${neighbours}
  ${aids}
  ${viewer}
  /* Grids break badly over sheets of paper. */
  ${media.print} { &, .top, .sheets { display: block; } inline-size: 100%; padding: 0; .front { display: none; } }
`;
