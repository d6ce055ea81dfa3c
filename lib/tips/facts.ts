import type { Book, Picture } from '@/lib/content/kinds';

/** The override where the stored one must not be used (R-TIP-9). */
export const coverOf = ({
  cover,
  coverOverride,
}: {
  cover?: Picture;
  coverOverride?: Picture | undefined;
}): Picture | undefined => coverOverride ?? cover;

/** priceText({ text: '14,00 €', cents: 1400 }) → '14,00 €', priceText('nicht angegeben') → 'Preis nicht angegeben' */
export const priceText = (price: Book['price']) => (typeof price === 'string' ? `Preis ${price}` : price.text);
