import { buildCopy, type Copy } from './copy';
import type { Counts } from './make-content';

/** About a hundred times the content, rounded to sizes the lists must handle: 1,000 events, 2,000 books. */
export const LARGE: Counts = { events: 1000, books: 2000, games: 1800, articles: 1000 };

let built: Copy | undefined;

/** A copy with the large content, built once per run. */
export function largeCopy(): Copy {
  built ??= buildCopy('large', LARGE, { standIns: true });
  return built;
}
