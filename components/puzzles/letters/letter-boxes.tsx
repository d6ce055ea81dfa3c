type Props = { label: string; letters: readonly string[] };

/** Numbered boxes for a solution word. */
export const LetterBoxes = ({ label, letters }: Props) => (
  <p className="letter-boxes" data-boxes="">
    <b>{label}</b>
    {letters.map((letter, at) => (
      // Boxes never reorder, so the index is a stable key.
      <span key={String(at)} data-empty={letter ? undefined : ''}>
        <span className={letter ? undefined : 'visually-hidden'}>{letter || 'leer'}</span>
        <sub>{at + 1}</sub>
      </span>
    ))}
  </p>
);
