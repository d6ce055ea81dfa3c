import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Three games on sheets, each with a sign drawn in CSS; the game being played is on a large sheet. */
export const gamesStyles = css`
  .game-list { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  ${media.tablet} { .game-list { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  .game-list li { display: grid; grid-template-rows: 1fr auto; gap: ${theme.space.m}; padding: ${theme.space.l} ${theme.space.m}; background: ${theme.tint.mint}; }
  .game-list li:nth-of-type(2) { background: ${theme.tint.sky}; }
  .game-list li:nth-of-type(3) { background: ${theme.tint.lilac}; }
  .sign { display: flex; justify-content: center; align-items: center; min-block-size: 4.5em; }
  .sign > span { inline-size: 3em; block-size: 3.75em; border: ${theme.line.thin} solid ${theme.color.ink}; border-radius: ${theme.radius.small}; background: ${theme.color.white}; }
  [data-sign='pairs'] > :nth-of-type(1) { rotate: -8deg; background: ${theme.color.sun}; }
  [data-sign='pairs'] > :nth-of-type(2) { margin-inline-start: -0.75em; rotate: 7deg; background: ${theme.color.sun}; }
  [data-sign='pairs'] > :nth-of-type(3) { margin-inline-start: 0.5em; rotate: 3deg; }
  [data-sign='syllables'] > span { block-size: 3em; background: ${theme.color.woodPale}; }
  [data-sign='syllables'] > :nth-of-type(2) { translate: 0 -0.75em; background: ${theme.color.sun}; color: ${theme.color.print}; rotate: 6deg; }
  [data-sign='write'] { gap: ${theme.space.xs}; }
  [data-sign='write'] > span { inline-size: 2.25em; block-size: 3em; border-width: 0 0 ${theme.line.double}; border-radius: 0; background: none; }
  .sign > span { display: grid; place-items: center; font: ${theme.weight.black} ${theme.type.h4}/1 ${theme.font.head}; }
  [data-sign='syllables'] > :nth-of-type(1)::before { content: 'le'; }
  [data-sign='syllables'] > :nth-of-type(2)::before { content: 'Ko'; }
  [data-sign='syllables'] > :nth-of-type(3)::before { content: 'ral'; }
  [data-sign='write'] > :nth-of-type(1)::before { content: 'W'; }
  [data-sign='write'] > :nth-of-type(2)::before { content: 'a'; }
  .game { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; margin-block-start: ${theme.space.m}; padding: ${theme.space.l} min(${theme.space.l}, 5vw); }
  .game > .button { justify-self: start; }
  .game > .button[data-variant='quiet'] { margin-inline-start: calc(-1 * ${theme.space.m}); }
  .game > [role='status'] { font-weight: ${theme.weight.bold}; }
`;
