const NBSP = '\u00a0';

/** formatPrice(890) → '8,90 €', formatPrice(1000) → '10 €'; takes cents */
export function formatPrice(cents: number): string {
  const euros = Math.floor(cents / 100).toLocaleString('de-DE');
  const rest = cents % 100;
  return `${euros}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}${NBSP}€`;
}
