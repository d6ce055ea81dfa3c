/** Not yet in TypeScript's DOM; React declares TrustedHTML. */
interface TrustedTypePolicy {
  createHTML(text: string): TrustedHTML;
}
interface Window {
  /** Missing in browsers without Trusted Types. */
  trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(text: string): string }): TrustedTypePolicy;
  };
}
