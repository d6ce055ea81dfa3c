import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { answer } from './answer.styles';
import { kicker } from './kicker.styles';

export const textPieces = css`
  ${kicker}
  ${answer}
  [data-piece='short'] > picture, [data-piece='weather'] > picture { margin-block-end: ${theme.space.s}; border-radius: ${theme.radius.small}; }
  ${media.phone} {
    :is([data-piece='short'], [data-piece='weather']) { display: flow-root; }
    :is([data-piece='short'], [data-piece='weather']) > picture { float: inline-end; inline-size: min(40%, ${theme.size.object}); margin: ${theme.space.xxs} 0 ${theme.space.xs} ${theme.space.s}; }
  }
  /* A note written to the reader, pinned on crooked. */
  [data-piece='letter'] {
    padding: ${theme.space.l} min(${theme.space.l}, 6vw);
    border-radius: ${theme.radius.small};
    background: ${theme.color.cream};
    box-shadow: ${theme.shadow.sheet};
    rotate: -0.6deg;
  }
  [data-piece='fact'] { padding: ${theme.space.m} min(${theme.space.m}, 5vw); border-block: ${theme.line.thick} solid var(--accent); }
  [data-piece='fact'] .figure { display: block; font: ${theme.weight.black} ${theme.type.h1}/1 ${theme.font.head}; letter-spacing: -0.03em; }
  [data-piece='fact'] p { font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  [data-piece='quote'] p { font: ${theme.weight.black} ${theme.type.h3}/${theme.leading.snug} ${theme.font.head}; text-wrap: balance; }
  [data-piece='quote'] p::before { content: '„'; display: block; block-size: 0.45em; color: var(--accent); font-size: 3.2em; line-height: 0; }
  ${media.forced} { [data-piece='quote'] p::before { color: CanvasText; } }
  [data-piece='imprint'] { color: ${theme.color.soft}; font-size: ${theme.type.tiny}; }
  [data-piece='imprint'] a { display: inline-block; padding-block: ${theme.space.xxs}; color: inherit; }
`;
