import type { School } from '@/lib/content/kinds';

/** Text to paste into a word processor: letterText(letter) → 'Ort, Datum: ___\n\nWir lesen Zeitung\n\nLiebe Eltern,\n\n…' */
export const letterText = ({ place, heading, greeting, paragraphs, closing, signature, slip }: School['letter']) =>
  [place, heading, greeting, ...paragraphs, closing, signature, slip].join('\n\n');
