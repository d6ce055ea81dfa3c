import { css } from 'styled-components';
import { strip } from '@/components/ui/styles/strip';
import { media, theme } from '@/components/ui/theme';

/** Notches of a coupon, in the colour of the surface below. */
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

/** Coupons in a row, with aligned object, title, price and slip, on the night surface. */
const coupons = css`
  .coupons { --ground: ${theme.color.night}; display: grid; gap: ${theme.space.xl} ${theme.space.l}; }

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
  ${media.hover} {
    ${media.moving} { .coupon:hover { translate: 0 ${theme.motion.lift}; rotate: -0.5deg; } .coupon:nth-of-type(even):hover { rotate: 0.5deg; } }
  }

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
  .stub::before, .stub::after { ${notch} }
  .stub::before { inset-inline-start: -0.7em; }
  .stub::after { inset-inline-end: -0.7em; }
  [data-colour='sun'] { --stub: ${theme.tint.sun}; }
  [data-colour='coral'] { --stub: ${theme.tint.coral}; }
  [data-colour='mint'] { --stub: ${theme.tint.mint}; }
  [data-colour='sky'] { --stub: ${theme.tint.sky}; }

  .stub picture {
    inline-size: calc(${theme.size.object} * 1.25);
    margin-block: calc(-1 * ${theme.space.xxxl}) 0;
    margin-inline-start: calc(-1 * ${theme.space.xs});
    overflow: visible;
    aspect-ratio: 1;
  }
  .stub picture img { block-size: 100%; object-fit: contain; }
  ${media.roomy} { .stub h3 { hyphens: manual; } }

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
  .slip > a { margin-block-end: ${theme.space.xs}; }

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
    background: ${theme.color.stamp};
    color: ${theme.color.stampPrint};
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

/**
 * Weekly plans, four in a row; five are three and two. On phones they stay in a row. There and in print the object is beside title and price; the popular
 * plan has a label instead of its round stamp.
 */
export const weeklyCoupons = css`
  ${coupons}
  .coupons { padding-block-start: ${theme.space.l}; }
  ${media.tablet} { .coupons { grid-template-columns: repeat(2, minmax(0, 1fr)); padding-block-start: ${theme.space.xxl}; } }
  ${media.phone} { ${media.roomy} {
    .coupons { ${strip} grid-template-rows: repeat(4, auto); grid-auto-columns: min(${theme.width.column}, 86vw); column-gap: ${theme.space.m}; padding-block: ${theme.space.xl} ${theme.space.xs}; }
  } }
  ${media.rows} { ${media.roomy} {
    .stub { grid-template-columns: minmax(0, 1fr) auto; gap: 0 ${theme.space.s}; padding: ${theme.space.m}; }
    .stub picture { grid-area: 1 / 2 / 3 / 3; inline-size: ${theme.size.object}; align-self: end; margin: calc(-1 * ${theme.space.xl}) calc(-1 * ${theme.space.s}) 0 calc(-1 * ${theme.space.m}); }
    .stub h3 { grid-area: 1 / 1; align-self: end; }
    .slip { gap: ${theme.space.xs}; padding: ${theme.space.m} ${theme.space.m} ${theme.space.s}; line-height: ${theme.leading.dense}; }
    .slip ul { gap: ${theme.space.xxs}; }
    .stamp {
      inset: calc(-1 * ${theme.space.m}) auto auto ${theme.space.m};
      inline-size: auto;
      aspect-ratio: auto;
      padding: 0.3em 0.8em;
      border-radius: ${theme.radius.small};
      rotate: -4deg;
    }
    .stamp::before { inset: 0.15em; border-radius: ${theme.space.xxs}; }
  } }
  ${media.wide} {
    .coupons { grid-template-columns: repeat(4, minmax(0, 1fr)); column-gap: ${theme.space.m}; }
    [data-five] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    .stub, .slip { padding-inline: ${theme.space.m}; }
  }
  ${media.print} {
    .coupons { row-gap: 0; padding-block: 0; }
    .coupon { margin-block-end: ${theme.space.m}; }
    .stub, .slip { padding: ${theme.space.s} ${theme.space.m}; }
    .stub picture { margin-block-start: 0; }
    .stamp { inset: ${theme.space.xxs} ${theme.space.xxs} auto auto; }
    .slip > a { display: none; }
    .slip ul { display: flex; flex-wrap: wrap; gap: 0 ${theme.space.m}; }
  }
`;

/** Three more products. */
export const furtherCoupons = css`
  ${media.desktop} { .coupons { grid-template-columns: repeat(3, minmax(0, 1fr)); } .coupon:nth-of-type(2) { translate: 0 calc(-1 * ${theme.space.l}); } }
  ${coupons}
  .stub { padding-block-start: ${theme.space.xl}; }
  .stub p { font-size: ${theme.type.small}; line-height: 1.4; }
  .slip { justify-content: space-between; }
  .stamp { inline-size: 7.4em; font-size: ${theme.type.tiny}; inset-block-start: -3em; }
`;
