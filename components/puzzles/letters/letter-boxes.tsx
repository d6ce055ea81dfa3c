type Props = { label: string; letters: readonly string[] };

/** A row of numbered boxes for a word that comes together in the end. */
export const LetterBoxes = ({ label, letters }: Props) => (
  <p className="letter-boxes">
    <b>{label}</b>
    {letters.map((letter, at) => (
      // Boxes never change places.
      <span key={String(at)} data-empty={letter ? undefined : ''}>
        {letter || <span className="visually-hidden">leer</span>}
        <sub>{at + 1}</sub>
      </span>
    ))}
  </p>
);
