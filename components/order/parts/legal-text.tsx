/** A contract text, split into paragraphs; one of words only is a heading: 'Folgen des Widerrufs' */
export const LegalText = ({ text }: { text: string }) =>
  text.split('\n\n').map((paragraph) => (
    <p key={paragraph} data-heading={/^[\p{L} ]+$/u.test(paragraph) || undefined}>
      {paragraph}
    </p>
  ));
