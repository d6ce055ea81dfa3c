import { css } from 'styled-components';
import { kindSign } from '@/components/puzzles/kind-sign.styles';
import { media, theme } from '@/components/ui/theme';

/** In print the signs fill the middle of the sheet, in black only. */
export const bookletCover = css`
  ${kindSign}
  .booklet-cover { display: grid; justify-items: center; gap: ${theme.space.l}; text-align: center; }
  section.booklet-cover > h2 { justify-content: center; padding-block: ${theme.space.s}; border-block: ${theme.line.double} double ${theme.color.ink}; font: ${theme.weight.black} ${theme.type.h1}/${theme.leading.tight} ${theme.font.head}; overflow-wrap: anywhere; }
  .booklet-cover > ul { display: flex; flex-wrap: wrap; justify-content: center; gap: ${theme.space.m}; max-inline-size: ${theme.width.narrow}; }
  .booklet-owner { display: flex; flex-wrap: wrap; align-items: end; gap: ${theme.space.xs}; inline-size: 100%; max-inline-size: ${theme.width.narrow}; padding-block-start: ${theme.space.l}; text-align: start; }
  .booklet-owner > i { flex: 1 1 ${theme.size.object}; border-block-end: ${theme.line.thin} solid ${theme.color.ink}; }
  ${media.print} {
    section.booklet-cover { break-after: page; padding-block-start: ${theme.space.section}; font-size: ${theme.type.lead}; }
    section.booklet-cover > h2 { font-size: ${theme.type.giant}; }
    .booklet-cover > ul > li > svg { display: block; background: none; }
    .booklet-owner { padding-block-start: ${theme.space.section}; }
  }
`;
