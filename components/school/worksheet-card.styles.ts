import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** The sheets of an article, below the picture of one of them: large letters need the full width. */
export const worksheetCard = css`
  .worksheet {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.m};
    align-content: start;
    overflow-wrap: anywhere;
    block-size: 100%;
    padding: ${theme.space.m};
    border: ${theme.line.thin} solid ${theme.color.edge};
    border-radius: ${theme.radius.large};
    background: ${theme.color.white};
  }
  .worksheet > img { inline-size: min(9em, 60%); }
  /* Paper, by night as well. */
  .worksheet img { border: ${theme.line.hair} solid ${theme.alpha.lineStrong}; box-shadow: ${theme.shadow.sheet}; rotate: -1deg; }
  .worksheet ul { display: grid; gap: ${theme.space.xs}; margin-block: ${theme.space.xs}; }
  .worksheet li { scroll-margin-block-start: ${theme.space.xxxl}; }
  .worksheet li > a { display: inline-block; padding-block: ${theme.space.xxs}; }
  .worksheet li > a:first-of-type { font-weight: ${theme.weight.bold}; }
  .worksheet h2 { font-size: ${theme.type.lead}; }
  .worksheet p { color: ${theme.color.soft}; font-size: ${theme.type.tiny}; line-height: ${theme.leading.dense}; }
  .worksheet p a { display: inline-block; padding-block: ${theme.space.xs}; }
`;
