import type { Typing } from './typing';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ'];

/** An on-screen keyboard, as the phone's would cover the grid; follows the grid in tab order. */
export const LetterKeys = ({ typing, letters = ALPHABET }: { typing: Typing; letters?: readonly string[] }) => (
  <fieldset className="letter-keys">
    <legend className="visually-hidden">Buchstaben</legend>
    {letters.map((letter, at) => (
      // A letter may occur twice.
      <button key={`${letter}${String(at)}`} type="button" onClick={() => typing.write(letter)}>
        {letter}
      </button>
    ))}
    <button type="button" data-wide="" onClick={typing.erase}>
      Löschen
    </button>
  </fieldset>
);
