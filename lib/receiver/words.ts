import type { Message } from '@/lib/order/wire';

const MOST = 40;
const LONGEST = 40;
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Folds words so that both stores sort them alike: foldWords('Anna Müller') → ['anna', 'mueller'] */
export const foldWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.slice(0, LONGEST));

/** Search words of a case: searchWords(message) → ['anna', 'mueller', '50667', 'koeln', …] */
export function searchWords(message: Message): string[] {
  const texts =
    message.type === 'order'
      ? [
          message.school,
          ...Object.values(message.payer),
          message.gift?.accessEmail,
          ...Object.values(message.gift?.recipient ?? {}),
        ]
      : [message.name, message.contract, message.email];
  return [...new Set(texts.flatMap((text) => foldWords(text ?? '')))].slice(0, MOST);
}
