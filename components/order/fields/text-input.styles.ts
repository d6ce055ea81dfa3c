import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { stacked } from './field-parts.styles';

export const textInput = css`
  .text-input { ${stacked} }
  .text-input label { font-weight: ${theme.weight.bold}; line-height: ${theme.leading.snug}; }
  .optional { font-weight: ${theme.weight.normal}; color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .text-input :is(input, textarea) {
    inline-size: 100%;
    min-block-size: ${theme.size.field};
    padding: ${theme.space.xs} ${theme.space.s};
    border: ${theme.line.thin} solid ${theme.color.edge};
    border-radius: ${theme.radius.small};
    background: ${theme.color.white};
    &::placeholder { color: ${theme.color.soft}; opacity: 1; }
    &:hover { border-color: ${theme.color.ink}; }
    &:focus { border-color: ${theme.color.ink}; outline: ${theme.line.thick} solid ${theme.color.sun}; outline-offset: 0; }
  }
  .text-input textarea { resize: vertical; line-height: 1.5; }
  .text-input :is(input, textarea)[aria-invalid='true'] { border-color: ${theme.color.red}; border-width: ${theme.line.thick}; }
  .with-button { display: flex; flex-wrap: wrap; gap: ${theme.space.s}; align-items: center; }
  ${media.phone} { .with-button { gap: ${theme.space.xs}; } }
  .text-input .with-button input { flex: 1 1 6em; inline-size: auto; min-inline-size: 0; }
`;
