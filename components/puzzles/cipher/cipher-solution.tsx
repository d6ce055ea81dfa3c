import type { Cipher } from '@/lib/puzzles/cipher/puzzle';

export const CipherSolution = ({ puzzle: { text } }: { puzzle: Cipher }) => (
  <p>
    <b>{text}</b>
  </p>
);
