const XML = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;

/** escapeXml('Bohne & Co.') → 'Bohne &amp; Co.' */
export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (letter) => XML[letter as keyof typeof XML]);
