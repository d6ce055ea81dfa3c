/** Separate letters, so that screen readers do not read them as a word. */
export const Scrambled = ({ letters, clue }: { letters: string; clue: string }) => (
  <>
    <span className="scrambled" aria-hidden="true">
      {letters}
    </span>
    <span className="visually-hidden">{[...letters].join(', ')}; </span>
    {clue}
  </>
);
