/** A word with its syllables set apart for the eye; heard and copied it is one word. */
export function Syllables({ word, syllables }: { word: string; syllables: readonly string[] }) {
  if (syllables.length < 2) return word;
  return (
    <>
      <span className="visually-hidden">{word}</span>
      <span className="syllables" aria-hidden="true">
        {syllables.map((syllable, place) => (
          // A word may hold the same syllable twice, and none ever changes its place.
          <span key={String(place)}>{syllable}</span>
        ))}
      </span>
    </>
  );
}
