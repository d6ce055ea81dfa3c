import { missingLetters, signName } from 'puzzles/cipher/play';
import { type Cipher, signShape } from 'puzzles/cipher/puzzle';

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

function Drawn({ mode, sign }: { mode: Cipher['mode']; sign: number }) {
  const { outline, isFull, hasDot, lines } = signShape(sign);
  return (
    <svg viewBox="0 0 24 24" role="img" aria-label={signName(mode, sign)}>
      <path d={outline} data-full={isFull ? '' : undefined} />
      {hasDot && <circle cx="12" cy="13" r="3" />}
      {lines && <path d={lines} />}
    </svg>
  );
}

type SignProps = { mode: Cipher['mode']; sign: number; isSilent?: boolean };

/** A number, a letter of the cipher wheel, or one of 25 drawn signs. */
export const Sign = ({ mode, sign, isSilent = false }: SignProps) => (
  <span className="cipher-sign" aria-hidden={isSilent || undefined}>
    {mode === 'signs' ? <Drawn mode={mode} sign={sign} /> : signName(mode, sign)}
  </span>
);
