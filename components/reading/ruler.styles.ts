import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** A sheet of paper with a slit that shows one line. */
export const ruler = css`
  .ruler { position: fixed; inset: 0; inline-size: 100%; block-size: 100%; max-inline-size: none; max-block-size: none; padding: 0; border: 0; overflow: clip; background: none; pointer-events: none; }
  .ruler .slit {
    position: absolute;
    border-radius: ${theme.radius.small};
    outline: ${theme.line.thick} solid ${theme.color.sun};
    box-shadow: 0 0 0 200vmax ${theme.alpha.veil};
    transition: inset-block-start ${theme.motion.fast};
    ${media.forced} { outline-color: Highlight; }
  }
  .keys {
    position: absolute;
    inset-block-end: ${theme.space.m};
    inset-inline-end: ${theme.space.m};
    display: flex;
    gap: ${theme.space.xs};
    padding: ${theme.space.xs};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.white};
    box-shadow: ${theme.shadow.lift};
    pointer-events: auto;
  }
  ${media.print} { .ruler { display: none; } }
`;
