import type { Book, Picture } from 'content/kinds';

/** Prefers the cover stored with permission (R-TIP-9): coverOf({ cover, coverOverride }) → coverOverride, coverOf({ cover }) → cover */
export const coverOf = ({
  cover,
  coverOverride,
}: {
  cover?: Picture;
  coverOverride?: Picture | undefined;
}): Picture | undefined => coverOverride ?? cover;

/** Empty if unknown: priceText({ text: '14,00 €', cents: 1400 }) → '14,00 €', priceText('nicht angegeben') → '' */
export const priceText = (price: Book['price']) => (typeof price === 'string' ? '' : price.text);
