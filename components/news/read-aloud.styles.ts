import { css } from 'styled-components';
import { chosenInContrast } from '@/components/ui/styles/chosen';
import { media, theme } from '@/components/ui/theme';

/** The buttons for reading aloud; sticky below the header while reading. */
export const readAloudStyles = css`
  .read-aloud {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.xs};
    inline-size: fit-content;
    max-inline-size: 100%;
    min-inline-size: 0;
    min-block-size: calc(${theme.size.touch} + 2 * ${theme.space.xs} + 2 * ${theme.line.hair});
    margin: 0 0 ${theme.space.l};
    ${media.phone} { margin-block-end: ${theme.space.m}; }
    padding: ${theme.space.xs};
    border: ${theme.line.hair} solid ${theme.alpha.lineStrong};
    border-radius: ${theme.radius.sheet};
    background: ${theme.color.white};
  }
  .read-aloud:is([data-state='reading'], [data-state='paused']) {
    position: sticky;
    z-index: 1;
    inset-block-start: var(--covered);
    min-block-size: 0;
    padding: ${theme.space.hair};
    box-shadow: ${theme.shadow.lift};
  }
  ${media.tall} {
    .read-aloud:is([data-state='reading'], [data-state='paused']) { inset-block-start: calc(var(--covered) + ${theme.space.xs}); padding: ${theme.space.xs}; }
  }
  @media (scripting: none) { .read-aloud { display: none; } }
  html[data-scripts='lost'] & .read-aloud[data-state='silent'] { display: none; }
  .read-aloud p { color: ${theme.color.soft}; font-size: ${theme.type.tiny}; line-height: ${theme.leading.snug}; }
  .read-aloud [role='status'] { flex-basis: 100%; }
  .read-aloud [role='status']:empty { position: absolute; }
  .read-aloud .button[data-variant='quiet'] { min-inline-size: ${theme.size.touch}; padding-inline: 0; }
  .read-aloud .consent { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; }
  .read-aloud label { font-size: ${theme.type.tiny}; }
  .read-aloud select {
    max-inline-size: 11em;
    min-block-size: ${theme.size.touch};
    padding-inline: ${theme.space.xs};
    border: ${theme.line.thin} solid ${theme.color.edge};
    border-radius: ${theme.radius.small};
    background: ${theme.color.white};
  }

  [data-speaking] { background: ${theme.color.sun}; color: ${theme.color.print}; box-decoration-break: clone; outline: ${theme.line.thin} dashed ${theme.color.ink}; }
  [data-speaking]::highlight(spoken) { background: ${theme.color.print}; color: ${theme.color.sun}; }
  /* What is read comes well into the window, clear of header and buttons. */
  [data-sentence] { scroll-margin-block: calc(var(--covered) + ${theme.space.header}) 30vh; }
  ${media.forced} { [data-speaking] { ${chosenInContrast} } }
`;
