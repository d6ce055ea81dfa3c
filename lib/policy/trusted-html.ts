const known = new Map<string, TrustedHTML>();
let policy: TrustedTypePolicy | undefined;

/** Only for HTML this site's own build has made. The same object for the same text: React sets anew what is not identical. */
export function trustedHtml(html: string): TrustedHTML | string {
  if (typeof window === 'undefined' || !window.trustedTypes) return html;
  policy ??= window.trustedTypes.createPolicy('cards', { createHTML: (text) => text });
  const made = known.get(html) ?? policy.createHTML(html);
  known.set(html, made);
  return made;
}
