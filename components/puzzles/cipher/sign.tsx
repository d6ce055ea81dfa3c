import { signName } from '@/lib/puzzles/cipher/play';
import type { Cipher } from '@/lib/puzzles/cipher/puzzle';

const SHAPES = [
  'M12 2a10 10 0 1 0 .01 0z',
  'M3 3h18v18H3z',
  'M12 2 22.5 21h-21z',
  'M12 1 23 12 12 23 1 12z',
  'M12 1q9 11 8 15a8 7 0 0 1-16 0q-1-4 8-15z',
];

const Mark = ({ mark }: { mark: number }) =>
  mark === 2 ? (
    <circle cx="12" cy="13" r="3" />
  ) : mark > 2 ? (
    <path d={mark === 3 ? 'M6 13h12' : 'M6 13h12M12 7v12'} />
  ) : null;

type Props = { mode: Cipher['mode']; sign: number; isSilent?: boolean };

/** A number, a letter of the wheel, or one of 25 drawn signs: five shapes, each empty, full, dotted, lined or crossed. */
export const Sign = ({ mode, sign, isSilent = false }: Props) => (
  <span className="cipher-sign" aria-hidden={isSilent || undefined}>
    {mode === 'signs' ? (
      <svg viewBox="0 0 24 24" role="img" aria-label={signName(mode, sign)}>
        <path d={SHAPES[Math.floor(sign / 5)]} data-full={sign % 5 === 1 ? '' : undefined} />
        <Mark mark={sign % 5} />
      </svg>
    ) : (
      signName(mode, sign)
    )}
  </span>
);
