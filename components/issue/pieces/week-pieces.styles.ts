import { css } from 'styled-components';
import { leaf } from '@/components/events/leaf.styles';
import { comicStrip } from '@/components/last-page/comic-strip.styles';
import { theme } from '@/components/ui/theme';
import { answer } from './answer.styles';
import { experiment } from './experiment.styles';
import { kicker } from './kicker.styles';

export const weekPieces = css`
  ${kicker}
  ${answer}
  ${leaf}
  ${experiment}
  ${comicStrip}
  [data-piece='comic'] > h3 { margin-block-end: ${theme.space.s}; }
  .joke + .joke { margin-block-start: ${theme.space.m}; padding-block-start: ${theme.space.m}; border-block-start: ${theme.line.hair} solid ${theme.alpha.lineStrong}; }
  .joke > p, [data-piece='brainteaser'] > p:not([class]) { font: ${theme.weight.bold} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  [data-piece='twister'] { padding: ${theme.space.m} min(${theme.space.m}, 5vw); border-inline-start: ${theme.space.xs} solid var(--accent); }
  [data-piece='twister'] .twister { font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  [data-piece='brainteaser'] { padding: ${theme.space.m} min(${theme.space.m}, 5vw); border: ${theme.line.thin} solid ${theme.color.ink}; border-radius: ${theme.radius.small}; }
  .briefs { columns: 3 ${theme.width.card}; column-gap: ${theme.space.xl}; margin-block-start: ${theme.space.m}; }
  .briefs > div { break-inside: avoid; padding-block-end: ${theme.space.l}; }
  .where { color: ${theme.color.soft}; }
  .briefs > div > p { font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  [data-piece='anniversary'] { --category: var(--accent); display: flex; flex-wrap: wrap; gap: ${theme.space.m}; align-items: start; padding-block-start: ${theme.space.xs}; }
  [data-piece='anniversary'] > div { flex: 9em; }
`;
