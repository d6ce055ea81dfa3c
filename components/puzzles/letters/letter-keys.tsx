import type { Typing } from './typing';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ'];

/** Keys of our own, as a phone's would hide the field; they stand behind it in the order of Tab. */
export const LetterKeys = ({ typing, letters = ALPHABET }: { typing: Typing; letters?: readonly string[] }) => (
  <fieldset className="letter-keys">
    <legend className="visually-hidden">Buchstaben</legend>
    {letters.map((letter, at) => (
      // The same letter may stand there twice.
      <button key={`${letter}${String(at)}`} type="button" onClick={() => typing.write(letter)}>
        {letter}
      </button>
    ))}
    <button type="button" data-wide="" onClick={typing.erase}>
      Löschen
    </button>
  </fieldset>
);
