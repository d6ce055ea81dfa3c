import { css } from 'styled-components';
import { offerLine } from '@/components/plans/plan-offer.styles';
import { priceOnTicket } from '@/components/plans/price.styles';
import { media, theme } from '@/components/ui/theme';

/** What stays at the top of the window besides the masthead, so that nothing one goes to comes to lie below it. */
export const keptInView = css`
  ${media.oneColumn} { html:has(.plan-line) { --kept: ${theme.size.line}; } }
`;

/** The plan in one line, wrapped around form and window like a paper band. */
const planLine = css`
  .plan-line { display: none; }
  ${media.oneColumn} {
    ${media.roomy} {
      .plan-line {
        display: grid;
        grid-template-columns: minmax(min-content, 1fr) minmax(0, max-content);
        align-items: center;
        gap: ${theme.space.xs};
        position: sticky;
        inset-block-start: var(--covered);
        z-index: ${theme.layer.kept};
        min-block-size: ${theme.size.line};
        margin-inline: calc(50% - 50vw);
        margin-block-end: ${theme.space.m};
        padding: ${theme.space.hair} min(${theme.space.s}, 3vw);
        border-block: ${theme.line.hair} solid ${theme.color.ink};
        background: var(--stub);
        font-size: ${theme.type.tiny};
        line-height: ${theme.leading.snug};
        overflow-wrap: normal;
      }
    }
  }
  .plan-line strong { font-family: ${theme.font.head}; font-weight: ${theme.weight.black}; font-size: min(${theme.type.small}, 4.4vw); line-height: 1; letter-spacing: -0.015em; }
  .plan-line b { font-weight: ${theme.weight.black}; font-size: ${theme.type.small}; }
  .plan-line span { text-align: end; }
`;

/** The two columns of an order page and what stands in the left one. */
export const pageLayout = css`
  .columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; margin-block-start: ${theme.space.s}; }
  ${media.tablet} { .columns { gap: ${theme.space.xxl}; } }
  ${media.desk} {
    .columns { grid-template-columns: minmax(0, 9fr) minmax(0, 11fr); gap: ${theme.space.xxxl}; }
    .to-form { display: none; }
  }
  /* The coupon stays beside the form, and what belongs to it scrolls below where the window is too low for all of it. */
  ${media.twoColumns} {
    .facts {
      position: sticky;
      inset-block-start: calc(var(--covered) + ${theme.space.m});
      align-self: start;
      grid-template-rows: auto minmax(0, 1fr);
      max-block-size: calc(100dvh - var(--covered) - 2 * ${theme.space.m});
    }
    .more { overflow-y: auto; scrollbar-width: thin; margin-inline: calc(-1 * ${theme.space.xs}); padding-inline: ${theme.space.xs}; padding-block-end: ${theme.space.xs}; }
  }

  .facts, .more { display: grid; align-content: start; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  .more { position: relative; }
  .facts .lead { font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  .to-form { justify-self: stretch; }

  &[data-colour='sun'] { --stub: ${theme.color.sun}; }
  &[data-colour='coral'] { --stub: ${theme.color.coral}; }
  &[data-colour='mint'] { --stub: ${theme.color.mint}; }
  &[data-colour='sky'] { --stub: ${theme.color.sky}; }

  /* The torn-off stub of the coupon the visitor chose. */
  .ticket {
    position: relative;
    padding: ${theme.space.m} min(${theme.space.l}, 5vw) ${theme.space.l};
    border-radius: ${theme.radius.sheet} ${theme.radius.sheet} 0 0;
    background: var(--stub);
    margin-block-end: ${theme.space.s};
    print-color-adjust: exact;
    &::after {
      content: '';
      position: absolute;
      inset: 100% 0 auto;
      block-size: 0.7em;
      background: radial-gradient(circle at 50% 100%, transparent 0.42em, var(--stub) 0.45em) 0 0 / 1.4em 0.7em round;
    }
  }
  .ticket h1 { margin-block-end: ${theme.space.s}; font-size: calc(${theme.type.h2} * 0.85); }
  .ticket .kicker { color: ${theme.color.ink}; }
  .offer-line { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: ${theme.space.s}; }
  .ticket picture {
    inline-size: calc(${theme.size.object} * 0.8);
    aspect-ratio: 1;
    overflow: visible;
    margin-block: calc(-1 * ${theme.space.l}) calc(-1 * ${theme.space.m});
    margin-inline-end: calc(-1 * ${theme.space.m});
    ${media.tablet} { inline-size: calc(${theme.size.object} * 1.7); }
  }
  .ticket picture img { block-size: 100%; object-fit: contain; }
  ${priceOnTicket}

  .after { margin-block-start: ${theme.space.xs}; font-weight: ${theme.weight.bold}; font-size: ${theme.type.small}; line-height: ${theme.leading.snug}; }

  .conditions { display: grid; gap: ${theme.space.xs}; padding: ${theme.space.s} 0; border-block: ${theme.line.thick} double ${theme.color.ink}; font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  /* Run in on phones, as in a newspaper; in a column of their own where there is room. */
  ${media.phone} { .conditions :is(dt, dd) { display: inline; } .conditions dt::after { content: ': '; } .conditions dd + dd::before { content: ' '; } }
  ${media.tablet} { .conditions > div { display: grid; grid-template-columns: 8em minmax(0, 1fr); column-gap: ${theme.space.s}; } .conditions dd { grid-column: 2; } }
  .conditions dt { font-weight: ${theme.weight.bold}; }

  ${offerLine}

  .benefits { display: grid; gap: ${theme.space.s}; }
  .benefits li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${theme.space.s}; }
  .benefits li > svg { inline-size: 1.8em; block-size: 1.8em; padding: 0.3em; border-radius: 50%; background: var(--stub); }
  .benefits h3 { font-size: ${theme.type.text}; }

  .desk { align-self: start; padding: ${theme.space.l} var(--pad); container-type: inline-size; }
  .desk > h2 { margin-block-end: ${theme.space.m}; font-size: ${theme.type.h3}; }
  ${planLine}
  ${media.tablet} { .desk { padding: ${theme.space.xl}; } }
  .without-script { display: none; }
  @media (scripting: none) { .without-script { display: block; } .with-script { display: none; } }
  html[data-scripts='lost'] &:has(.all:disabled) { .without-script { display: block; } .with-script { display: none; } }
`;
