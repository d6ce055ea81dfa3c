const known = new Map<string, TrustedHTML>();
let policy: TrustedTypePolicy | undefined;

/** Only for HTML from this build. Cached, as React sets HTML again unless it is identical: trustedHtml('<p>') → '<p>', or TrustedHTML */
export function trustedHtml(html: string): TrustedHTML | string {
  if (typeof window === 'undefined' || !window.trustedTypes) return html;
  policy ??= window.trustedTypes.createPolicy('cards', { createHTML: (text) => text });
  const value = known.get(html) ?? policy.createHTML(html);
  known.set(html, value);
  return value;
}
