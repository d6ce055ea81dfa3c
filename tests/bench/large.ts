import { buildCopy, type Copy } from './copy';
import type { Counts } from './make-content';

/** About a hundred times the content, rounded to what lists have to stand: 1,000 events, 2,000 books. */
export const LARGE: Counts = { events: 1000, books: 2000, games: 1800, articles: 1000 };

let built: Copy | undefined;

/** The copy with that much content, built once a run. */
export function largeCopy(): Copy {
  built ??= buildCopy('large', LARGE, { standIns: true });
  return built;
}
