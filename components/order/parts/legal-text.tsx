/** A contract text, split into paragraphs. */
export const LegalText = ({ text }: { text: string }) =>
  text.split('\n\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>);
