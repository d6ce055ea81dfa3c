import styled from 'styled-components';
import { letters } from '@/components/puzzles/letters/letters.styles';
import { media, theme } from '@/components/ui/theme';
import { cipherKey } from './cipher-key.styles';
import { sign } from './sign.styles';

export const CipherRoot = styled.div`
  ${letters}
  [data-puzzle='cipher'] { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  ${cipherKey}
  ${sign}
  .cipher-word > span { display: grid; justify-items: center; align-content: start; min-inline-size: ${theme.space.xl}; }
  .cipher-words { display: flex; flex-wrap: wrap; gap: ${theme.space.m} ${theme.space.l}; }
  .cipher-word { display: flex; flex-wrap: wrap; }
  .cipher-word i { display: block; inline-size: ${theme.space.xl}; block-size: ${theme.size.touch}; border: ${theme.line.thin} solid ${theme.color.ink}; background: ${theme.color.white}; margin-inline-end: calc(-1 * ${theme.line.thin}); }
  [data-puzzle='cipher'] tbody { grid-auto-flow: row; gap: ${theme.space.m} ${theme.space.l}; display: flex; flex-wrap: wrap; inline-size: auto; }
  [data-puzzle='cipher'] tr { display: flex; flex-wrap: wrap; }
  [data-puzzle='cipher'] td { inline-size: ${theme.space.xl}; padding-block: ${theme.space.xxs}; grid-template-rows: ${theme.space.l} 1.6em; }
  ${media.print} { .cipher-word i { background: none; } .cipher-words { row-gap: ${theme.space.l}; } }
`;
