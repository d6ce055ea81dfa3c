import type { Book, Picture } from '@/lib/content/kinds';

/** The stored one where it may be used (R-TIP-9): coverOf({ cover, coverOverride }) → coverOverride, coverOf({ cover }) → cover */
export const coverOf = ({
  cover,
  coverOverride,
}: {
  cover?: Picture;
  coverOverride?: Picture | undefined;
}): Picture | undefined => coverOverride ?? cover;

/** Nothing where nobody knows it: priceText({ text: '14,00 €', cents: 1400 }) → '14,00 €', priceText('nicht angegeben') → '' */
export const priceText = (price: Book['price']) => (typeof price === 'string' ? '' : price.text);
