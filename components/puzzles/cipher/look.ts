import styled from 'styled-components';
import { letters } from '@/components/puzzles/letters/letters.styles';
import { media, theme } from '@/components/ui/theme';

export const CipherRoot = styled.div`
  ${letters}
  [data-puzzle='cipher'] { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  .cipher-key { display: flex; flex-wrap: wrap; gap: ${theme.space.xxs}; padding: ${theme.space.s}; border: ${theme.line.thin} dashed ${theme.color.ink}; border-radius: ${theme.radius.sheet}; }
  .cipher-key > li { display: grid; justify-items: center; min-inline-size: ${theme.space.xl}; padding: ${theme.space.xxs}; font-weight: ${theme.weight.bold}; line-height: ${theme.leading.snug}; }
  .cipher-sign { display: grid; place-items: center; block-size: ${theme.space.l}; font: ${theme.weight.medium} ${theme.type.small} ${theme.font.text}; }
  .cipher-sign > svg { display: block; inline-size: ${theme.size.icon}; block-size: ${theme.size.icon}; fill: none; stroke: currentColor; stroke-width: 2; }
  .cipher-sign > svg > [data-full], .cipher-sign > svg > circle[r='3'] { fill: currentColor; }
  .cipher-word > span { display: grid; justify-items: center; align-content: start; min-inline-size: ${theme.space.xl}; }
  .cipher-words { display: flex; flex-wrap: wrap; gap: ${theme.space.m} ${theme.space.l}; }
  .cipher-word { display: flex; flex-wrap: wrap; }
  .cipher-word i { display: block; inline-size: ${theme.space.xl}; block-size: ${theme.size.touch}; border: ${theme.line.thin} solid ${theme.color.ink}; background: ${theme.color.white}; margin-inline-end: calc(-1 * ${theme.line.thin}); }
  [data-puzzle='cipher'] tbody { grid-auto-flow: row; gap: ${theme.space.m} ${theme.space.l}; display: flex; flex-wrap: wrap; inline-size: auto; }
  [data-puzzle='cipher'] tr { display: flex; flex-wrap: wrap; }
  [data-puzzle='cipher'] td { inline-size: ${theme.space.xl}; padding-block: ${theme.space.xxs}; grid-template-rows: ${theme.space.l} 1.6em; }
  ${media.print} { .cipher-word i { background: none; } .cipher-words { row-gap: ${theme.space.l}; } }
`;
