import styled from 'styled-components';
import { strip } from '@/components/ui/styles/strip';
import { media, theme } from '@/components/ui/theme';
import { coupons } from './coupon.styles';

export const Root = styled.div`
  --ground: ${theme.color.night};
  .coupons { row-gap: ${theme.space.xxl}; padding-block-start: ${theme.space.l}; }
  ${media.tablet} { .coupons { row-gap: ${theme.space.xxxl}; padding-block-start: ${theme.space.xxl}; } }
  ${media.tablet} { .coupons { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  .costs { display: grid; gap: ${theme.space.xs}; }
  .about { font-size: ${theme.type.small}; line-height: 1.4; }
  ${coupons}

  /* On a phone they lie in a row. There and on paper the object is beside title and price; the popular one bears a label for its round stamp. */
  .overview { display: none; }
  ${media.phone} { ${media.roomy} {
    .overview { display: grid; grid-template-columns: 1fr 1fr; gap: ${theme.space.xs}; }
    .overview a { display: grid; align-content: center; block-size: 100%; min-block-size: ${theme.size.touch}; padding: ${theme.space.xs} ${theme.space.s}; border-radius: ${theme.radius.small}; background: var(--stub); color: ${theme.color.ink}; font-size: ${theme.type.tiny}; line-height: ${theme.leading.snug}; text-decoration: none; hyphens: manual; }
    .coupons { ${strip} grid-template-rows: repeat(4, auto); grid-auto-columns: min(${theme.width.column}, 86vw); column-gap: ${theme.space.m}; padding-block: ${theme.space.xl} ${theme.space.xs}; }
  } }
  ${media.rows} { ${media.roomy} {
    .stub { grid-template-columns: minmax(0, 1fr) auto; gap: 0 ${theme.space.s}; padding: ${theme.space.m}; }
    .stub picture { grid-area: 1 / 2 / 3 / 3; inline-size: ${theme.size.object}; align-self: end; margin: calc(-1 * ${theme.space.xl}) calc(-1 * ${theme.space.s}) 0 calc(-1 * ${theme.space.m}); }
    .stub h3 { grid-area: 1 / 1; align-self: end; }
    .costs { display: contents; }
    .price { grid-area: 2 / 1; }
    .about { grid-area: 3 / 1 / 4 / 3; margin-block-start: ${theme.space.xs}; }
    .slip { gap: ${theme.space.xs}; padding: ${theme.space.m} ${theme.space.m} ${theme.space.s}; line-height: ${theme.leading.dense}; }
    .slip ul, .slip .small-print { gap: ${theme.space.xxs}; }
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
    .stub, .slip { padding-inline: ${theme.space.m}; }
  }
  ${media.print} {
    .coupons { row-gap: 0; padding-block: 0; }
    .coupon { margin-block-end: ${theme.space.m}; }
    .stub, .slip { padding: ${theme.space.s} ${theme.space.m}; }
    .stub picture { margin-block-start: 0; }
    .stamp { inset: ${theme.space.xxs} ${theme.space.xxs} auto auto; }
    .slip .button { display: none; }
    .slip ul { display: flex; flex-wrap: wrap; gap: 0 ${theme.space.m}; }
  }
`;
