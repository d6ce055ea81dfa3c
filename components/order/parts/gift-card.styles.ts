import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** Sized by its own width, so that screen and print show the same card. */
export const giftCard = css`
  .gift-card {
    display: grid;
    grid-template: minmax(0, 1fr) / 1fr 2fr;
    aspect-ratio: 148 / 105;
    overflow: hidden;
    border: ${theme.line.hair} solid ${theme.alpha.lineStrong};
    border-radius: ${theme.radius.small};
    background: ${theme.color.white};
    box-shadow: ${theme.shadow.lift};
    container-type: inline-size;
    print-color-adjust: exact;
  }
  .gift-picture { display: grid; place-items: center; overflow: hidden; background: ${theme.tint.sun}; border-inline-end: ${theme.line.thick} dashed ${theme.color.ink}; }
  .gift-picture picture { overflow: visible; scale: 1.3; }
  .gift-words { display: grid; align-content: safe center; gap: 1.65cqi; overflow: hidden; padding: 4.5cqi; font-size: 3.3cqi; line-height: 1.35; overflow-wrap: anywhere; }
  /* The display face narrows as it grows; the card shall look the same at every size. */
  .gift-words h4 { font-size: 5.4cqi; font-variation-settings: 'opsz' 30; }
  .gift-logo, .gift-name { font: ${theme.weight.black} 3.8cqi/1 ${theme.font.head}; }
  .gift-logo { color: ${theme.color.violetDeep}; }
  /* Measured right after it is set anew: nothing may be under way. */
  .gift-text { white-space: pre-line; transition: none; }
  .gift-text[data-size='medium'] { font-size: 2.8cqi; }
  .gift-text[data-size='small'], .gift-text[data-size='joined'] { font-size: 2.4cqi; }
  .gift-text[data-size='tiny'], .gift-text[data-size='least'] { font-size: 1.8cqi; line-height: 1.3; }
  .gift-text[data-size='joined'], .gift-text[data-size='least'] { white-space: normal; }
  .gift-promise { text-wrap: pretty; font-size: 2.4cqi; color: ${theme.color.soft}; }
  .gift-from { font-weight: ${theme.weight.bold}; }
  .blank { display: inline-block; inline-size: 60%; border-block-end: ${theme.line.hair} solid; }
`;
