import { PREFIX } from '#title';
import { watchStored } from '@/lib/watch-stored';

/** The one key on the device (R-PUZ-7): what was entered, by the puzzle's address, the last one last. */
const KEY = `${PREFIX}-raetsel`;

const MOST = 60;

type Entries = Record<string, unknown>;

function read(): Entries {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Entries;
  } catch {
    return {};
  }
}

/** keptState('2026-47/sudoku/easy') → what was kept for it, if anything; whether it fits, its rules say */
export const keptState = (address: string): unknown => read()[address];

/** Other tabs write too; undefined takes it away: keepState('2026-47/sudoku/easy', {}) → false where nothing can be kept */
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

/** When another tab writes: watchStates(changed) → ends the watch */
export const watchStates = (changed: () => void) => watchStored(KEY, changed);
