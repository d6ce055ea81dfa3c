import { css } from 'styled-components';
import { offerLine } from '@/components/plans/plan-offer.styles';
import { media, theme } from '@/components/ui/theme';
import { couponPrice } from './coupon-price.styles';

export const planFacts = css`
  .facts, .more { display: grid; align-content: start; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  .more { position: relative; ${media.phone} { gap: ${theme.space.s}; } }
  .facts .lead { font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  .to-form { justify-self: stretch; }
  ${media.desktop} { .to-form { display: none; } }

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
      background: radial-gradient(circle at 50% 100%, ${theme.color.paper} 0.42em, var(--stub) 0.45em) 0 0 / 1.4em 0.7em round;
    }
  }
  /* The coupon stays beside the form; what belongs to it scrolls away below the coupon, with the page. */
  ${media.twoColumns} {
    .facts { display: flex; flex-direction: column; }
    .ticket {
      position: sticky;
      inset-block-start: calc(var(--covered) + ${theme.space.m});
      z-index: ${theme.layer.kept};
      box-shadow: 0 0 0 ${theme.space.m} ${theme.color.paper};
    }
    .more :is(a, summary) { scroll-margin-block-start: 22em; }
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
  ${couponPrice}

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
`;
