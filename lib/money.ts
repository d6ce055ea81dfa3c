const NBSP = '\u00a0';

/** Cents of a German price text. parsePrice('14,00 €') → 1400, parsePrice('10 €') → 1000, anything else undefined. */
export function parsePrice(text: string): number | undefined {
  const match = /^(\d{1,3}(?:\.\d{3})*|\d+)(?:,(\d{2}))?[\s\u00a0\u202f]€$/.exec(text.trim());
  return match ? Number(match[1]?.replaceAll('.', '')) * 100 + Number(match[2] ?? 0) : undefined;
}

/** German price text of whole cents. formatPrice(890) → '8,90 €', formatPrice(1000) → '10 €', formatPrice(0) → '0 €'. */
export function formatPrice(cents: number): string {
  const euros = Math.floor(cents / 100).toLocaleString('de-DE');
  const rest = cents % 100;
  return `${euros}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}${NBSP}€`;
}
