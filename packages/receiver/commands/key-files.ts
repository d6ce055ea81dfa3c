import { readFileSync } from 'node:fs';
import { secretKeys } from '../seal';

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} lässt sich nicht lesen (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** All keys of these files; throws a sentence for people: keysIn(['office.key', 'old.key']) → ['AGE-SECRET-KEY-1…', …] */
export const keysIn = (files: readonly string[]): string[] =>
  files.flatMap((file) => {
    const keys = secretKeys(textOf(file));
    if (!keys) throw new Error(`${file} ist keine Schlüsseldatei: Darin steht eine Zeile AGE-SECRET-KEY-1…`);
    return keys;
  });
