import { type Cipher, RING } from './puzzle';

const plain = (text: string) => text.replaceAll('ß', 'ss').toUpperCase();

/** Number of ways to fill the gaps of the key so that all words are known. */
function readings({ words, letters, shown }: Cipher, known: ReadonlySet<string>): number {
  const gaps = Object.keys(letters)
    .map(Number)
    .filter((sign) => !shown.includes(sign));
  const free = gaps.map((sign) => letters[sign] as string);
  let count = 0;
  const fill = (at: number, filled: Record<number, string>, rest: readonly string[]) => {
    if (at === gaps.length) {
      const read = words.map((word) => word.map((sign) => filled[sign] ?? letters[sign]).join(''));
      if (read.every((word) => known.has(word))) count += 1;
      return;
    }
    for (const [nth, letter] of rest.entries()) {
      fill(
        at + 1,
        { ...filled, [gaps[at] as number]: letter },
        rest.filter((_, other) => other !== nth),
      );
    }
  };
  fill(0, {}, free);
  return count;
}

/** Faults of a cipher, [] if it is valid; given the known words, also checks that its gaps have a unique solution:
 * faultsOfCipher(cipher, words) → ['Der Satz lautet entschlüsselt HALLO'] */
export function faultsOfCipher(cipher: Cipher, words?: readonly string[]): string[] {
  const { mode, words: signs, letters, shown, text } = cipher;
  const read = signs.map((word) => word.map((sign) => letters[sign] ?? '?').join('')).join('');
  const used = new Set(signs.flat());
  const meant = Object.keys(letters).map(Number);
  const faults: string[] = [];
  if (read !== plain(text).replace(/[^A-ZÄÖÜ]/g, '')) faults.push(`Der Satz lautet entschlüsselt ${read}`);
  if (read.length > 60) faults.push(`${read.length} Buchstaben`);
  if (new Set(Object.values(letters)).size !== meant.length)
    faults.push('Zwei Zeichen stehen für denselben Buchstaben');
  if (meant.some((sign) => !used.has(sign))) faults.push('Ein Zeichen des Schlüssels kommt nicht vor');
  if (shown.some((sign) => !used.has(sign))) faults.push('Der Schlüssel zeigt ein Zeichen, das nicht vorkommt');
  if (mode === 'wheel') {
    const turns = new Set(meant.map((sign) => (sign - RING.indexOf(letters[sign] ?? '') + RING.length) % RING.length));
    if (turns.size !== 1 || turns.has(0)) faults.push('Die Scheibe ist nicht um gleich viele Stellen gedreht');
    if (shown.length === 0) faults.push('Die Scheibe zeigt kein Paar');
  } else if (meant.length - shown.length > 4) {
    faults.push(`Im Schlüssel fehlen ${meant.length - shown.length} Buchstaben`);
  } else if (words && readings(cipher, new Set(words)) !== 1) faults.push('Der Satz lässt sich verschieden lesen');
  return faults;
}
