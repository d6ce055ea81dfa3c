import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** The dialog with the viewer, over the whole window. */
export const paperTable = css`
  .paper-table { --below: calc(${theme.size.field} + 2 * ${theme.space.m}); position: fixed; inset: 0; inline-size: 100%; max-inline-size: none; block-size: 100dvh; max-block-size: none; padding: ${theme.space.m}; border: 0; background: ${theme.color.woodPale}; color: ${theme.color.ink}; overscroll-behavior: contain; }
  .paper-table .button::after { content: none; }
  /* What comes before the viewer has opened is not shown; where it never does, the issue's page itself is. */
  .paper-table > iframe { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; border: 0; opacity: 0; animation: paper-comes 0s 6s forwards; }
  @keyframes paper-comes { to { inset-block-start: var(--below); block-size: calc(100% - var(--below)); opacity: 1; } }
  .paper-table > iframe[data-open] { opacity: 1; animation: none; }
`;
