/** Not yet in TypeScript's DOM; React declares TrustedHTML. */
interface TrustedTypePolicy {
  createHTML(text: string): TrustedHTML;
}
interface Window {
  /** Missing in browsers without Trusted Types. */
  trustedTypes?: {
    /** A rule that returns null refuses the text. */
    createPolicy(
      name: string,
      rules: { createHTML(text: string): string | null; createScriptURL?(text: string): string | null },
    ): TrustedTypePolicy;
  };
}
