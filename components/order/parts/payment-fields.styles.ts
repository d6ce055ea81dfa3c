import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const paymentFields = css`
  .mandate { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.s}; padding: var(--pad); border-radius: ${theme.radius.sheet}; background: ${theme.color.cream}; font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  .mandate h3 { font-size: ${theme.type.h4}; }
  .mandate dl { display: grid; gap: ${theme.space.xxs}; }
  .mandate dt, .mandate dd { display: inline; }
  .mandate dt { color: ${theme.color.soft}; }
  .mandate dt::after { content: ': '; }
  .mandate dd { font-weight: ${theme.weight.bold}; }
  ${media.phone} { .mandate { gap: ${theme.space.xs}; padding-block: ${theme.space.s}; margin-inline: calc(-1 * var(--pad)); border-radius: 0; } }
`;
