/** Letters one after the other, so that nobody has the muddle read as a word. */
export const Scrambled = ({ letters, clue }: { letters: string; clue: string }) => (
  <>
    <span className="scrambled" aria-hidden="true">
      {letters}
    </span>
    <span className="visually-hidden">{[...letters].join(', ')}; </span>
    {clue}
  </>
);
