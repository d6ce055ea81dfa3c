import { signName } from '@/lib/puzzles/cipher/play';
import type { Cipher } from '@/lib/puzzles/cipher/puzzle';
import { signShape } from '@/lib/puzzles/cipher/signs';

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

type Props = { mode: Cipher['mode']; sign: number; isSilent?: boolean };

/** A number, a letter of the cipher wheel, or one of 25 drawn signs. */
export const Sign = ({ mode, sign, isSilent = false }: Props) => (
  <span className="cipher-sign" aria-hidden={isSilent || undefined}>
    {mode === 'signs' ? <Drawn mode={mode} sign={sign} /> : signName(mode, sign)}
  </span>
);
