import type { Pairs } from 'puzzles/pairs/puzzle';
import styled from 'styled-components';
import type { Look } from '@/components/puzzles/contract';
import { media, theme } from '@/components/ui/theme';
import { derived } from '@/lib/images';

const Root = styled.div`
  .pair-sheet { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); margin-block: ${theme.space.m}; max-inline-size: ${theme.width.text}; }
  .pair-sheet > li { padding: ${theme.space.xxs}; border: ${theme.line.hair} dashed ${theme.color.ink}; }
  .pair-sheet img { inline-size: 100%; aspect-ratio: 1; object-fit: cover; }
  ${media.print} { .pair-sheet { max-inline-size: 80%; } .pair-sheet > li { break-inside: avoid; } }
  /* Card backs with a wrapping-paper pattern; found cards lie flat, with a thick edge. */
  .pair-cards { inline-size: 100%; max-inline-size: ${theme.width.text}; table-layout: fixed; }
  .pair-cards td { padding: ${theme.space.hair}; }
  .pair-cards button { display: block; inline-size: 100%; aspect-ratio: 1; padding: 0; overflow: hidden; border: ${theme.line.thin} solid ${theme.color.ink}; border-radius: ${theme.radius.small}; background: repeating-linear-gradient(45deg, ${theme.color.lilac} 0 0.5em, ${theme.color.lilacPale} 0.5em 1em); }
  .pair-cards button[data-open] { background: ${theme.color.white}; }
  .pair-cards button[data-found] { border-width: ${theme.line.double}; border-style: double; }
  .pair-cards img { inline-size: 100%; block-size: 100%; object-fit: cover; }
  ${media.moving} { .pair-cards button { transition: rotate ${theme.motion.fast}; } .pair-cards button:active { rotate: 2deg; } }
`;

/** Replaces the file of each motif by the address of its smallest picture. */
const withAddresses = (puzzle: Pairs): Pairs => ({
  ...puzzle,
  motifs: puzzle.motifs.map(({ name, src }) => ({ name, src: derived(src).srcSet.webp.split(' ')[0] ?? '' })),
});

export const pairsLook: Look<Pairs> = { Root, prepare: withAddresses };
