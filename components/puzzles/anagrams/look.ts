import styled from 'styled-components';
import { letters } from '@/components/puzzles/letters/letters.styles';
import { media, theme } from '@/components/ui/theme';

export const AnagramsRoot = styled.div`
  ${letters}
  [data-puzzle='anagrams'] { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  .anagram-rows { display: grid; gap: ${theme.space.m}; }
  .scrambled { display: block; font: ${theme.weight.black} ${theme.type.h4} ${theme.font.head}; letter-spacing: 0.18em; }
  [data-puzzle='anagrams'] table { gap: ${theme.space.m}; }
  [data-puzzle='anagrams'] tr { display: flex; flex-wrap: wrap; }
  [data-puzzle='anagrams'] tr > th { flex: 0 0 100%; line-height: ${theme.leading.snug}; }
  [data-puzzle='anagrams'] td { inline-size: ${theme.space.xl}; }
  ${media.tablet} { [data-puzzle='anagrams'] td { inline-size: ${theme.size.touch}; } }
  ${media.print} { .anagram-rows > li { break-inside: avoid; } }
`;
