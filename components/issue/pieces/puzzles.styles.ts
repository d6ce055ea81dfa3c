import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { answer } from './answer.styles';
import { kicker } from './kicker.styles';

export const puzzles = css`
  ${kicker}
  ${answer}
  :is([data-piece='riddle'], [data-piece='wordsearch'], [data-piece='joke']) { padding: ${theme.space.m} min(${theme.space.m}, 5vw); border: ${theme.line.thin} solid ${theme.color.ink}; border-radius: ${theme.radius.small}; }
  [data-piece='riddle'] > picture { margin-block-end: ${theme.space.s}; }
  [data-piece='joke'] { border-style: dashed; border-radius: ${theme.radius.large} ${theme.radius.large} ${theme.radius.large} 0; }
  [data-piece='joke'] > p:not([class]) { font: ${theme.weight.bold} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  .questions { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(${theme.width.card}, 100%), 1fr)); gap: ${theme.space.l}; margin-block-start: ${theme.space.s}; padding-inline-start: 1.2em; }
  .questions > li::marker { font: ${theme.weight.black} ${theme.type.h4} ${theme.font.head}; }
  .questions > li > p { font-weight: ${theme.weight.bold}; line-height: ${theme.leading.snug}; }
  .questions ul { display: grid; gap: ${theme.space.xxs}; margin-block-start: ${theme.space.xs}; font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  ${media.print} { .questions > li { break-inside: avoid; } }
`;
