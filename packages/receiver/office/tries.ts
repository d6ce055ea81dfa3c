import { networkOf } from '../http/limits';

/** Wrong tries of a network before it has to wait, then seconds that double with each further one. */
const FREE = 3;
const FIRST = 5;
const LONGEST = 15 * 60;
const FORGOTTEN = 24 * 60 * 60 * 1000;
const MOST_NETWORKS = 50_000;

type Counted = { wrong: number; at: number };

const pauseAfter = (wrong: number) => (wrong < FREE ? 0 : Math.min(LONGEST, FIRST * 2 ** (wrong - FREE)));

/** Counts by network, never in total: whoever guesses makes nobody wait elsewhere. loginTries() →
 * { begin: (address, now) => seconds to wait, 0 if it may try; gotIn: (address) => …; hasBeenIn: (address) => … } */
export function loginTries() {
  const counted = new Map<string, Counted>();
  const known = new Set<string>();
  return {
    /** Counts the try as wrong until `gotIn`, so that tries sent at the same time count too. */
    begin(address: string, now: Date): number {
      const [network, time] = [networkOf(address), now.getTime()];
      const last = counted.get(network);
      const isNew = !last || time - last.at > FORGOTTEN || time < last.at;
      const wrong = isNew ? 0 : last.wrong;
      const left = isNew ? 0 : pauseAfter(wrong) - (time - last.at) / 1000;
      if (left > 0) return Math.ceil(left);
      counted.delete(network);
      counted.set(network, { wrong: wrong + 1, at: time });
      if (counted.size > MOST_NETWORKS) counted.delete(counted.keys().next().value ?? '');
      return 0;
    },
    gotIn(address: string): void {
      counted.delete(networkOf(address));
      known.add(networkOf(address));
    },
    hasBeenIn: (address: string) => known.has(networkOf(address)),
  };
}

/** Bounds what guessing costs the processor: two passwords are checked at a time, and who got in before from the same network goes
 * first. inLine()(work, isFirst) → the result of work, undefined if too many wait */
export function inLine(atOnce = 2, longest = 50) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>, isFirst: boolean): Promise<T | undefined> => {
    if (running < atOnce) running += 1;
    else if (!isFirst && waiting.length >= longest) return undefined;
    else await new Promise<void>((go) => (isFirst ? waiting.unshift(go) : waiting.push(go)));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
