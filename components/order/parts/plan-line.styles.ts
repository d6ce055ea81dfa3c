import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Height of what is sticky below the masthead; keeps scroll targets from being covered. */
export const keptInView = css`
  ${media.oneColumn} { html:has(.plan-line) { --kept: ${theme.size.line}; } }
`;

/** A band across form and viewport. */
export const planLine = css`
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
