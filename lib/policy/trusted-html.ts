const known = new Map<string, TrustedHTML>();
let policy: TrustedTypePolicy | undefined;

/**
 * HTML made by this site's own build, as React may set it where the browser asks for Trusted Types. Never for anything
 * a visitor or another site can have a say in.
 *
 * @returns the same object for the same text, since React sets anew what is not identical
 */
export function trustedHtml(html: string): TrustedHTML | string {
  if (typeof window === 'undefined' || !window.trustedTypes) return html;
  policy ??= window.trustedTypes.createPolicy('cards', { createHTML: (text) => text });
  const made = known.get(html) ?? policy.createHTML(html);
  known.set(html, made);
  return made;
}
