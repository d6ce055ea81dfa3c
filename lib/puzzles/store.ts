import { watchStored } from '@/lib/watch-stored';

/** The only storage key of puzzles (R-PUZ-7): progress by puzzle address, most recent last. */
const KEY = 'duda-raetsel';

const MOST = 60;

type Entries = Record<string, unknown>;

function read(): Entries {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Entries;
  } catch {
    return {};
  }
}

/** Unvalidated: keptState('2026-47/sudoku/easy') → the stored progress, or undefined */
export const keptState = (address: string): unknown => read()[address];

/** By address or the beginning of one: isBegun('2026-47/sudoku') → whether either level is begun */
export const isBegun = (address?: string) => JSON.stringify(read()).includes(`"${address}`);

/** Reads again before writing, as other tabs write too; undefined deletes an entry:
 * keepState('2026-47/sudoku/easy', {}) → false if storage is unavailable */
export function keepState(address: string, state: unknown): boolean {
  const { [address]: _before, ...others } = read();
  const entries = Object.entries(state === undefined ? others : { ...others, [address]: state }).slice(-MOST);
  try {
    if (entries.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
    return true;
  } catch {
    return false;
  }
}

/** Listens for changes by other tabs: watchStates(changed) → unsubscribe function */
export const watchStates = (changed: () => void) => watchStored(KEY, changed);
