import styled from 'styled-components';
import { letters } from '@/components/puzzles/letters/letters.styles';
import { media, theme } from '@/components/ui/theme';

export const SyllablesRoot = styled.div`
  ${letters}
  [data-puzzle='syllables'] { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  [data-puzzle='syllables'] > ul { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; padding: ${theme.space.m}; border: ${theme.line.thin} dashed ${theme.color.ink}; border-radius: ${theme.radius.sheet}; }
  [data-puzzle='syllables'] > ul > li { font: ${theme.weight.bold} ${theme.type.text} ${theme.font.text}; }
  [data-puzzle='syllables'] > ul > li:not(:has(button)) { padding: ${theme.space.xxs} ${theme.space.s}; border: ${theme.line.thin} solid ${theme.color.ink}; border-radius: ${theme.radius.small}; }
  [data-puzzle='syllables'] > ul button { min-inline-size: ${theme.size.touch}; min-block-size: ${theme.size.touch}; padding-inline: ${theme.space.s}; border: ${theme.line.thin} solid ${theme.color.ink}; border-radius: ${theme.radius.small}; background: ${theme.color.white}; color: ${theme.color.ink}; font: inherit; }
  [data-puzzle='syllables'] > ul button[aria-pressed='true'] { border-style: dashed; background: none; text-decoration: line-through; font-weight: ${theme.weight.normal}; }
  [data-puzzle='syllables'] > ol { display: grid; gap: ${theme.space.s}; }
  [data-puzzle='syllables'] > ol > li { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xxs}; padding: ${theme.space.xs} ${theme.space.s}; border-inline-start: ${theme.space.xxs} solid transparent; }
  [data-puzzle='syllables'] > ol > [data-here] { border-color: ${theme.color.sun}; background: ${theme.color.cream}; }
  [data-puzzle='syllables'] > ol > li > button { min-block-size: ${theme.size.touch}; padding: 0; border: 0; background: none; color: inherit; font: inherit; text-align: start; line-height: ${theme.leading.snug}; }
  [data-slots] { display: flex; flex-wrap: wrap; align-items: center; gap: ${theme.space.xxs}; }
  [data-slots] > span { display: grid; place-items: center; min-inline-size: ${theme.size.thumb}; min-block-size: ${theme.size.touch}; padding-inline: ${theme.space.xs}; border: ${theme.line.thin} solid ${theme.color.ink}; background: ${theme.color.white}; color: ${theme.color.ink}; font: ${theme.weight.bold} ${theme.type.text} ${theme.font.text}; }
  [data-puzzle='syllables'] > ol > [data-wrong] [data-slots] > span { border-style: dashed; border-color: ${theme.color.coral}; text-decoration: line-through; }
  /* Words and syllables share the screen. */
  ${media.oneColumn} {
    [data-puzzle='syllables'] > ul:has(button) { position: sticky; z-index: 2; inset-block-end: 0; gap: ${theme.space.xxs}; max-block-size: 40vh; overflow-y: auto; padding: ${theme.space.xs}; border-radius: 0; background: ${theme.color.white}; }
  }
  ${media.print} { [data-puzzle='syllables'] > ol > li, [data-puzzle='syllables'] > ul { break-inside: avoid; } [data-puzzle='syllables'] > ol { gap: ${theme.space.xxs}; } [data-puzzle='syllables'] > ol > li { padding-block: 0; } [data-slots] > span { background: none; } }
`;
