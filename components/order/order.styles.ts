import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { giftCard } from './parts/gift-card.styles';
import { startDate } from './parts/start-date.styles';
import { receiptOnPaper } from './print.styles';

/** What only the order form has: calendar, mandate, review, success, receipt, gift card. */
export const orderStyles = css`
  .mandate { display: grid; gap: ${theme.space.s}; padding: var(--pad); border-radius: ${theme.radius.sheet}; background: ${theme.color.cream}; font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  .mandate h3 { font-size: ${theme.type.h4}; }
  .mandate dl { display: grid; gap: ${theme.space.xxs}; }
  .mandate dt, .mandate dd { display: inline; }
  .mandate dt { color: ${theme.color.soft}; }
  .mandate dt::after { content: ': '; }
  .mandate dd { font-weight: ${theme.weight.bold}; }
  /* On a phone from edge to edge of the sheet: no box in a box. */
  ${media.phone} { .mandate, .nested, .review { margin-inline: calc(-1 * var(--pad)); border-radius: 0; } }
  .documents { display: flex; flex-wrap: wrap; column-gap: ${theme.space.l}; }
  .documents a { display: inline-flex; align-items: center; min-block-size: calc(${theme.size.touch} * 0.75); font-weight: ${theme.weight.bold}; }

  /* The review is a till receipt: cut in zigzag below, the button follows at once. */
  .review {
    padding: ${theme.space.m} var(--pad) ${theme.space.l};
    background: ${theme.color.lilacPale};
    border-block-start: ${theme.line.thick} solid ${theme.color.ink};
    clip-path: polygon(0 0, 100% 0, 100% calc(100% - 0.6em)${Array.from({ length: 24 }, (_, index) => `, ${100 - ((index + 0.5) * 100) / 24}% 100%, ${100 - ((index + 1) * 100) / 24}% calc(100% - 0.6em)`).join('')});
  }
  .review h3 { margin-block-end: ${theme.space.xs}; }
  .review + .submit { margin-block-start: calc(-1 * ${theme.space.m}); }

  .success { display: grid; gap: ${theme.space.l}; }
  .success-picture picture { border-radius: ${theme.radius.sheet}; }
  .success > .notice { border-style: solid; border-width: ${theme.line.thick}; border-inline-start-width: ${theme.space.xs}; }
  .success + .actions, .success + .notice { margin-block-start: ${theme.space.l}; }
  .again { margin-block: ${theme.space.xxl} ${theme.space.s}; padding-block-start: ${theme.space.xl}; border-block-start: ${theme.line.thick} dashed ${theme.color.edge}; font-size: ${theme.type.h3}; }
  .receipt { display: grid; gap: ${theme.space.m}; padding: ${theme.space.l} var(--pad); }
  .receipt h4 { font-size: ${theme.type.h3}; }
  .receipt h5 { margin: 0; font-family: ${theme.font.head}; font-size: ${theme.type.h4}; }
  .receipt-logo { font: ${theme.weight.black} ${theme.type.h3}/1 ${theme.font.head}; border-block-end: ${theme.line.thick} double; padding-block-end: ${theme.space.xs}; }
  .small-print { display: grid; gap: ${theme.space.s}; padding-block-start: ${theme.space.m}; border-block-start: ${theme.line.hair} solid ${theme.alpha.lineStrong}; }
  .small-print section { display: grid; gap: ${theme.space.xs}; }
  .small-print p { white-space: pre-line; font-size: ${theme.type.small}; line-height: 1.5; color: ${theme.color.soft}; }
  .small-print a { overflow-wrap: anywhere; }
  ${giftCard}
  ${startDate}
  ${receiptOnPaper}
`;
