import { css } from 'styled-components';
import { chosenInContrast } from '@/components/ui/styles/chosen';
import { media, theme } from '@/components/ui/theme';
import { receiptOnPaper } from './print.styles';

const calendar = css`
  .with-button { display: flex; flex-wrap: wrap; gap: ${theme.space.s}; align-items: center; }
  .with-button input { flex: 1 1 6em; inline-size: auto; min-inline-size: 0; }
  ${media.phone} { .with-button { gap: ${theme.space.xs}; } .with-button .button { padding-inline: ${theme.space.s}; } .with-button svg { display: none; } }
  .occasions { display: grid; gap: ${theme.space.xs}; justify-items: start; margin-block-start: ${theme.space.s}; }
  .calendar-panel { margin-block-start: ${theme.space.s}; padding: min(${theme.space.s}, 3vw); border: ${theme.line.thin} solid ${theme.color.ink}; border-radius: ${theme.radius.sheet}; background: ${theme.color.white}; box-shadow: ${theme.shadow.lift}; }
  .react-aria-Calendar { display: grid; gap: ${theme.space.xs}; max-inline-size: ${theme.width.narrow}; margin-inline: auto; }
  .react-aria-Calendar header { display: grid; grid-template-columns: auto 1fr auto; align-items: center; text-align: center; }
  .react-aria-Calendar header h2 { font-size: ${theme.type.h4}; }
  .turn { inline-size: ${theme.size.touch}; block-size: ${theme.size.touch}; border: ${theme.line.thin} solid ${theme.color.ink}; border-radius: 50%; background: ${theme.color.white}; font-size: ${theme.type.lead}; line-height: 1; cursor: pointer; }
  .turn[data-hovered] { background: ${theme.color.sun}; }
  .turn[data-disabled] { border-color: ${theme.alpha.line}; color: ${theme.color.edge}; cursor: default; }
  .react-aria-CalendarGrid { inline-size: 100%; table-layout: fixed; }
  /* Seven days side by side: larger than this they would run into each other. */
  .react-aria-CalendarHeaderCell { font-size: min(${theme.type.tiny}, 6vw); hyphens: manual; overflow-wrap: normal; font-weight: ${theme.weight.bold}; color: ${theme.color.soft}; }
  .react-aria-CalendarGrid td { padding: 0; text-align: center; }
  .react-aria-CalendarCell { display: grid; place-items: center; aspect-ratio: 1; max-block-size: ${theme.size.touch}; margin-inline: auto; border-radius: 50%; color: ${theme.color.edge}; font-size: min(${theme.type.small}, 6vw); overflow-wrap: normal; outline: none; }
  .react-aria-CalendarCell[data-outside-month] { visibility: hidden; }
  .react-aria-CalendarCell:not([data-unavailable], [data-disabled]) { background: ${theme.color.mint}; color: ${theme.color.ink}; font-weight: ${theme.weight.black}; cursor: pointer; }
  .react-aria-CalendarCell[data-hovered]:not([data-unavailable], [data-disabled]) { background: ${theme.color.sun}; }
  .react-aria-CalendarCell[data-selected] { background: ${theme.color.ink}; color: ${theme.color.paper}; }
  .react-aria-CalendarCell[data-focus-visible] { outline: ${theme.line.thick} solid ${theme.color.violetDeep}; outline-offset: ${theme.line.thin}; }
  ${media.forced} { .react-aria-CalendarCell:is([data-unavailable], [data-disabled]) { color: GrayText; } .react-aria-CalendarCell[data-selected] { ${chosenInContrast} } }
`;

/** Measured by its own width, so that screen and paper show the same card. */
const card = css`
  .gift-card {
    display: grid;
    grid-template: minmax(0, 1fr) / 1fr 2fr;
    aspect-ratio: 148 / 105;
    overflow: hidden;
    border: ${theme.line.hair} solid ${theme.alpha.lineStrong};
    border-radius: ${theme.radius.small};
    background: ${theme.color.white};
    box-shadow: ${theme.shadow.lift};
    container-type: inline-size;
    print-color-adjust: exact;
  }
  .gift-picture { display: grid; place-items: center; overflow: hidden; background: ${theme.color.sun}; border-inline-end: ${theme.line.thick} dashed ${theme.color.ink}; }
  .gift-picture picture { overflow: visible; scale: 1.3; }
  .gift-words { display: grid; align-content: safe center; gap: 1.65cqi; overflow: hidden; padding: 4.5cqi; font-size: 3.3cqi; line-height: 1.35; overflow-wrap: anywhere; }
  /* The display face narrows as it grows; the card shall look the same at every size. */
  .gift-words h4 { font-size: 5.4cqi; font-variation-settings: 'opsz' 30; }
  .gift-logo, .gift-name { font: ${theme.weight.black} 3.8cqi/1 ${theme.font.head}; }
  .gift-logo { color: ${theme.color.violetDeep}; }
  /* Measured right after it is set anew: nothing may be under way. */
  .gift-text { white-space: pre-line; transition: none; }
  .gift-text[data-size='medium'] { font-size: 2.8cqi; }
  .gift-text[data-size='small'], .gift-text[data-size='joined'] { font-size: 2.4cqi; }
  .gift-text[data-size='tiny'], .gift-text[data-size='least'] { font-size: 1.8cqi; line-height: 1.3; }
  .gift-text[data-size='joined'], .gift-text[data-size='least'] { white-space: normal; }
  .gift-promise { text-wrap: pretty; font-size: 2.4cqi; color: ${theme.color.soft}; }
  .gift-from { font-weight: ${theme.weight.bold}; }
  .blank { display: inline-block; inline-size: 60%; border-block-end: ${theme.line.hair} solid; }
`;

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
  ${card}
  ${calendar}
  ${receiptOnPaper}
`;
