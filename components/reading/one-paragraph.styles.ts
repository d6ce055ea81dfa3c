import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** A large sheet with a single paragraph. */
export const oneParagraph = css`
  .one { inline-size: 100%; block-size: 100%; max-inline-size: none; max-block-size: none; padding: min(${theme.space.xl}, 5vw); border: 0; background: ${theme.color.paper}; color: ${theme.color.ink}; }
  .one[open] { display: grid; grid-template: minmax(0, 1fr) auto / minmax(0, ${theme.width.text}); justify-content: center; gap: ${theme.space.m}; }
  .said { align-self: center; max-block-size: 100%; padding: ${theme.space.xxs}; overflow-y: auto; font-size: calc(${theme.type.h3} * var(--grow, 1)); line-height: ${theme.leading.text}; }
  .said[data-kind='heading'] { font: ${theme.weight.black} calc(${theme.type.h2} * var(--grow, 1))/${theme.leading.snug} ${theme.font.head}; text-align: center; }
  .turns { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: ${theme.space.xs} ${theme.space.m}; font-size: ${theme.type.small}; }
  .turns [aria-disabled='true'] { opacity: 0.55; }
`;
