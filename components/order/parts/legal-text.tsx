/** A text of the contract, paragraph by paragraph. */
export const LegalText = ({ text }: { text: string }) =>
  text.split('\n\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>);
