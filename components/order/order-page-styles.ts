import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** The two columns of an order page and what stands in the left one. */
export const pageLayout = css`
  .columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xxl}; margin-block-start: ${theme.space.m}; }
  ${media.desk} {
    .columns { grid-template-columns: minmax(0, 9fr) minmax(0, 11fr); gap: ${theme.space.xxxl}; }
    /* Stays in sight while the longer form scrolls by, its end at the window's end. */
    .facts { position: sticky; inset-block-end: ${theme.space.l}; align-self: end; min-block-size: calc(100dvh - ${theme.space.header} - ${theme.space.xxxl}); }
    .to-form { display: none; }
  }

  .facts { display: grid; align-content: start; gap: ${theme.space.m}; }
  .facts > h2 { margin-block-start: ${theme.space.m}; font-size: ${theme.type.h3}; }
  .facts .lead { font-size: ${theme.type.lead}; line-height: 1.45; }
  .to-form { justify-self: stretch; }

  &[data-colour='sun'] { --stub: ${theme.color.sun}; }
  &[data-colour='coral'] { --stub: ${theme.color.coral}; }
  &[data-colour='mint'] { --stub: ${theme.color.mint}; }
  &[data-colour='sky'] { --stub: ${theme.color.sky}; }

  /* The torn-off stub of the coupon the visitor chose. */
  .ticket {
    position: relative;
    padding: ${theme.space.xl} ${theme.space.l} ${theme.space.l};
    border-radius: ${theme.radius.sheet} ${theme.radius.sheet} 0 0;
    background: var(--stub);
    margin-block-end: ${theme.space.m};
    print-color-adjust: exact;
    &::after {
      content: '';
      position: absolute;
      inset: 100% 0 auto;
      block-size: 0.7em;
      background: radial-gradient(circle at 50% 100%, transparent 0.42em, var(--stub) 0.45em) 0 0 / 1.4em 0.7em round;
    }
  }
  .ticket h1 { margin-block-end: ${theme.space.s}; font-size: ${theme.type.h2}; }
  .ticket .kicker { color: ${theme.color.ink}; }
  .offer-line { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: ${theme.space.s}; }
  .ticket .picture {
    inline-size: ${theme.size.object};
    aspect-ratio: 1;
    overflow: visible;
    margin-block: calc(-1 * ${theme.space.m}) calc(-1 * ${theme.space.xxl});
    margin-inline-end: calc(-1 * ${theme.space.l});
    ${media.tablet} { inline-size: calc(${theme.size.object} * 2); margin-inline-end: calc(-1 * ${theme.space.xl}); }
  }
  .ticket .picture img { block-size: 100%; object-fit: contain; }
  .price { display: grid; line-height: ${theme.leading.snug}; }
  .price strong { font: ${theme.weight.black} ${theme.type.h1}/${theme.leading.tight} ${theme.font.head}; letter-spacing: -0.02em; }
  .price small { font-size: ${theme.type.text}; letter-spacing: normal; }
  .price .period { font-weight: ${theme.weight.bold}; font-size: ${theme.type.small}; ${media.tablet} { font-size: ${theme.type.text}; } }
  .price .struck { font-size: ${theme.type.small}; max-inline-size: 20em; text-wrap: balance; }

  .conditions { display: grid; gap: ${theme.space.xs}; padding: ${theme.space.s} 0; border-block: ${theme.line.thick} double ${theme.color.ink}; font-size: ${theme.type.small}; line-height: 1.45; }
  .conditions > div { display: grid; grid-template-columns: 7em 1fr; gap: ${theme.space.s}; }
  .conditions dt { font-weight: ${theme.weight.bold}; }

  .benefits { display: grid; gap: ${theme.space.m}; }
  .benefits li { display: grid; grid-template-columns: auto 1fr; gap: ${theme.space.s}; }
  .benefits li > .icon { inline-size: 1.8em; block-size: 1.8em; padding: 0.3em; border-radius: 50%; background: var(--stub); }
  .benefits h3 { font-size: ${theme.type.text}; }
  .benefits p, .facts > h2 ~ p { font-size: ${theme.type.small}; line-height: 1.5; }

  .offer { display: grid; grid-template-columns: auto 1fr; gap: ${theme.space.xs}; font-weight: ${theme.weight.bold}; }
  .offer .icon { margin-block-start: 0.2em; }
  .offer-details { display: grid; gap: ${theme.space.xs}; padding: ${theme.space.l}; border: ${theme.line.thick} dashed ${theme.color.edge}; border-radius: ${theme.radius.sheet}; font-size: ${theme.type.small}; line-height: 1.5; }
  .offer-details :is(h2, h3) { font-size: ${theme.type.h4}; }
  .offer-details ul { padding-inline-start: 1.2em; }

  .desk { align-self: start; padding: ${theme.space.l} ${theme.space.m}; scroll-margin-block-start: calc(${theme.space.header} + ${theme.space.m}); }
  .desk > h2 { margin-block-end: ${theme.space.m}; }
  ${media.tablet} { .desk { padding: ${theme.space.xl}; } }
  .without-script { display: none; }
  @media (scripting: none) { .without-script { display: block; } .with-script { display: none; } }
  html[data-scripts='lost'] &:has(.all:disabled) { .without-script { display: block; } .with-script { display: none; } }
`;
