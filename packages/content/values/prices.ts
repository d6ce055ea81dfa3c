/** `lowest` in cents, if the text names a price. */
type Admission = { text: string; lowest?: number };

const FREE = /(?<!\p{L})(?:frei|freier Eintritt|kostenlos|kostenfrei|umsonst)(?!\p{L})/iu;
const AMOUNT = String.raw`(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?[\s\u00a0\u202f]€`;
const WHOLE = new RegExp(`^${AMOUNT}$`);
/** Finds '1234 €' whole, not '234 €' in it. */
const PRICES = new RegExp(`(?<![\\d.,])${AMOUNT}`, 'g');

/** Price in cents: parsePrice('14,00 €') → 1400, parsePrice('10 €') → 1000, parsePrice('zehn') → undefined */
export function parsePrice(text: string): number | undefined {
  const match = WHOLE.exec(text.trim());
  return match ? Number(match[1]?.replaceAll('.', '')) * 100 + Number(match[2] ?? 0) : undefined;
}

/** pricesIn('von 8,90 € bis 10 €') → [{ text: '8,90 €', cents: 890 }, { text: '10 €', cents: 1000 }] */
export const pricesIn = (text: string) =>
  [...text.matchAll(PRICES)].map(([found]) => ({ text: found, cents: parsePrice(found) ?? 0 }));

/** productsIn('2 Monate, 2 × 8,90 €') → [{ text: '2 × 8,90 €', cents: 1780 }] */
export const productsIn = (text: string) =>
  [...text.matchAll(new RegExp(`(\\d+)\\s×\\s(${PRICES.source})`, 'g'))].map(([found, count, price = '']) => ({
    text: found,
    cents: Number(count) * (parsePrice(price) ?? 0),
  }));

/** readAdmission('7 € für Kinder, 10 € für Erwachsene').lowest → 700; 0 for 'Kinder frei, …', undefined for 'auf Anfrage' */
export function readAdmission(text: string): Admission {
  const prices = FREE.test(text) ? [0] : pricesIn(text).map(({ cents }) => cents);
  return prices.length > 0 ? { text, lowest: Math.min(...prices) } : { text };
}
