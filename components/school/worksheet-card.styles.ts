import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** The sheets of one article, beside the picture of one of them. */
export const worksheetCard = css`
  .worksheet {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.m};
    align-items: flex-start;
    block-size: 100%;
    padding: ${theme.space.m};
    border: ${theme.line.thin} solid ${theme.color.edge};
    border-radius: ${theme.radius.large};
    background: ${theme.color.white};
  }
  /* With large letters on a phone the text goes below the picture. */
  .worksheet > img { flex: 1 1 5em; min-inline-size: 0; max-inline-size: 9em; }
  .worksheet > div { flex: 2 1 11em; min-inline-size: 0; overflow-wrap: anywhere; }
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
