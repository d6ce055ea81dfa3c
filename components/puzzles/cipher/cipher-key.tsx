import { missingLetters } from '@/lib/puzzles/cipher/play';
import type { Cipher } from '@/lib/puzzles/cipher/puzzle';
import { Sign } from './sign';

/** The known part of the key, and the letters to find. */
export function CipherKey({ puzzle }: { puzzle: Cipher }) {
  const { mode, shown, letters } = puzzle;
  const pairs = [...shown].sort((one, other) => (letters[one] ?? '').localeCompare(letters[other] ?? '', 'de'));
  const missing = missingLetters(puzzle);
  const [only] = missing.length > 0 && mode === 'wheel' ? pairs : [];
  return (
    <>
      <ul role="list" className="cipher-key" aria-label="Schlüssel">
        {pairs.map((sign) => (
          <li key={sign}>
            <Sign mode={mode} sign={sign} />
            <span className="visually-hidden"> bedeutet </span>
            {letters[sign]}
          </li>
        ))}
      </ul>
      {only !== undefined && (
        <p>
          Alle Buchstaben sind im Alphabet um gleich viele Stellen verschoben. Nach Z kommen Ä, Ö und Ü, dann wieder A.
          Ein Paar ist verraten.
        </p>
      )}
      {only === undefined && missing.length > 0 && (
        <p>
          Diese Buchstaben fehlen im Schlüssel: <b>{missing.join(', ')}</b>. Finde heraus, welches Zeichen für welchen
          steht.
        </p>
      )}
    </>
  );
}
