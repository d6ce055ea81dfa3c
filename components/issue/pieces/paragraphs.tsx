/** Paragraphs, split at empty lines. */
export const Paragraphs = ({ text }: { text: string }) =>
  text.split(/\n+/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
