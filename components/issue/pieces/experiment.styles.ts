import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { kicker } from './kicker.styles';

/** Numbers as large as on a kitchen timer. */
export const experiment = css`
  ${kicker}
  :is([data-piece='experiment'], [data-piece='trial']) > header { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; align-items: start; }
  ${media.desktop} { :is([data-piece='experiment'], [data-piece='trial']) > header { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: ${theme.space.xl}; } }
  :is([data-piece='experiment'], [data-piece='trial']) > header picture { border-radius: ${theme.radius.small}; }
  :is([data-piece='experiment'], [data-piece='trial']) h3 { margin-block-end: ${theme.space.s}; font-size: ${theme.type.h2}; line-height: ${theme.leading.tight}; }
  :is([data-piece='experiment'], [data-piece='trial']) h4 { margin-block: ${theme.space.m} ${theme.space.xs}; }
  :is([data-piece='experiment'], [data-piece='trial']) ul { padding-inline-start: 1.1em; }
  :is([data-piece='experiment'], [data-piece='trial']) ul > li::marker { color: var(--accent); }
  :is([data-piece='experiment'], [data-piece='trial']) > p { max-inline-size: ${theme.width.text}; }
  .steps { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15em, 100%), 1fr)); gap: ${theme.space.m} ${theme.space.l}; list-style: none; counter-reset: step; }
  .steps > li { counter-increment: step; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${theme.space.s}; line-height: ${theme.leading.dense}; }
  .steps > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    inline-size: 1.6em;
    block-size: 1.6em;
    border-radius: ${theme.radius.pill};
    background: var(--accent);
    color: var(--on-accent);
    print-color-adjust: exact;
    font: ${theme.weight.black} ${theme.type.h4}/1 ${theme.font.head};
    ${media.forced} { border: ${theme.line.hair} solid; }
  }
  ${media.print} { :is([data-piece='experiment'], [data-piece='trial']) > header { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); break-inside: avoid; } .steps > li { break-inside: avoid; } }
`;
