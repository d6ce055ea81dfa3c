/** A word with its syllables separated visually; screen readers and copying get the whole word. */
export function Syllables({ word, syllables }: { word: string; syllables: readonly string[] }) {
  if (syllables.length < 2) return word;
  return (
    <>
      <span className="visually-hidden">{word}</span>
      <span className="syllables" aria-hidden="true">
        {syllables.map((syllable, place) => (
          // A word may repeat a syllable, and syllables never reorder, so the index is the key.
          <span key={String(place)}>{syllable}</span>
        ))}
      </span>
    </>
  );
}
