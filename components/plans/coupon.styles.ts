import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { offerSlip } from './plan-offer.styles';
import { priceOnCoupon } from './price.styles';

/** The notches of a coupon are cut out in the colour of the ground it lies on. */
const scallops = css`
  content: '';
  position: absolute;
  inset-inline: ${theme.radius.sheet};
  inset-block-end: 0;
  block-size: 0.5em;
  background: radial-gradient(circle at 50% 100%, var(--ground) 0.42em, transparent 0.45em) 0 100% / 1.4em 0.5em round;
`;

const notch = css`
  content: '';
  position: absolute;
  inset-block-end: -0.7em;
  z-index: 1;
  inline-size: 1.4em;
  block-size: 1.4em;
  border-radius: 50%;
  background: var(--ground);
`;

/**
 * A group of coupons: a coloured stub with price and object, a line to tear along, below it the small print.
 * The root sets --ground. The coupons of a row share the heights of object, title, price and slip.
 */
export const coupons = css`
  .coupons { display: grid; gap: ${theme.space.xl} ${theme.space.l}; grid-auto-rows: auto; }

  .coupon {
    position: relative;
    display: grid;
    grid-row: span 4;
    grid-template: subgrid / minmax(0, 1fr);
    row-gap: 0;
    border-radius: ${theme.radius.sheet};
    background: ${theme.color.white};
    color: ${theme.color.ink};
    transition: translate ${theme.motion.medium}, rotate ${theme.motion.medium};
    ${media.forced} { border: ${theme.line.thin} solid; }
  }
  .coupon::after { ${scallops} }
  ${media.hover} { .coupon:hover { translate: 0 ${theme.motion.lift}; rotate: -0.5deg; } .coupon:nth-of-type(even):hover { rotate: 0.5deg; } }
  ${media.still} { .coupon:hover { translate: none; rotate: none; } }

  .stub {
    position: relative;
    display: grid;
    grid-row: span 3;
    grid-template: subgrid / minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space.xs};
    padding: ${theme.space.l} min(${theme.space.l}, 6vw) ${theme.space.xl};
    border-radius: ${theme.radius.sheet} ${theme.radius.sheet} 0 0;
    border-block-end: ${theme.line.thick} dashed ${theme.color.ink};
    background: var(--stub);
  }
  .stub::before { ${notch} inset-inline-start: -0.7em; }
  .stub::after { ${notch} inset-inline-end: -0.7em; }
  [data-colour='sun'] { --stub: ${theme.color.sun}; }
  [data-colour='coral'] { --stub: ${theme.color.coral}; }
  [data-colour='mint'] { --stub: ${theme.color.mint}; }
  [data-colour='sky'] { --stub: ${theme.color.sky}; }
  [data-colour='lilac'] { --stub: ${theme.color.lilac}; }

  .stub picture {
    inline-size: calc(${theme.size.object} * 1.25);
    margin-block: calc(-1 * ${theme.space.xxxl}) 0;
    margin-inline-start: calc(-1 * ${theme.space.xs});
    overflow: visible;
    aspect-ratio: 1;
  }
  .stub picture img { block-size: 100%; object-fit: contain; }
  ${media.roomy} { .stub h3 { hyphens: manual; } }

  ${priceOnCoupon}

  .slip {
    display: flex;
    flex-direction: column;
    gap: ${theme.space.m};
    padding: ${theme.space.xl} min(${theme.space.l}, 6vw);
    font-size: ${theme.type.small};
    line-height: 1.5;
  }
  .slip ul { display: grid; gap: ${theme.space.xs}; }
  .slip li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${theme.space.xs}; font-weight: ${theme.weight.medium}; overflow-wrap: anywhere; }
  .slip li svg { margin-block-start: 0.15em; color: ${theme.color.violetDeep}; }
  .slip .small-print { display: grid; gap: ${theme.space.xs}; margin-block-start: auto; font-size: ${theme.type.tiny}; color: ${theme.color.soft}; }
  .slip .button { margin-block-end: ${theme.space.xs}; }

  ${offerSlip}

  /* The rubber stamp of the popular one, pressed askew over the coupon's corner. */
  .stamp {
    position: absolute;
    inset-block-start: -1.1em;
    inset-inline-end: -0.5em;
    z-index: 2;
    display: grid;
    place-items: center;
    inline-size: 5.2em;
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${theme.color.coral};
    color: ${theme.color.ink};
    font: ${theme.weight.black} ${theme.type.text}/1 ${theme.font.head};
    rotate: 11deg;
    box-shadow: ${theme.shadow.sheet};
    &::before {
      content: '';
      position: absolute;
      inset: 0.35em;
      border: ${theme.line.thin} dashed currentColor;
      border-radius: 50%;
    }
    ${media.forced} { border: ${theme.line.thin} solid; }
  }
  ${media.print} { .coupon { border: ${theme.line.hair} solid; break-inside: avoid; } .coupon::after, .stub::before, .stub::after { display: none; } }
`;
