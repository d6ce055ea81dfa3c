import type { Ingredients } from '../contract';
import type { Booklet } from './choice';
import { type BookletEntry, makeBooklet } from './make';

/** `address`: absolute URL of the ingredients file. */
export type Job = { address: string; booklet: Booklet };

export type BookletMessage = { entry: BookletEntry } | { isDone: true } | { isLost: true };

/** Yields to the event loop, so that messages are handled in between. */
const yieldToEventLoop = () => new Promise((done) => setTimeout(done));

/** Reports each puzzle as soon as it is made:
 * generateBooklet(job, tell) → calls tell({ entry }), tell({ entry }), …, tell({ isDone: true }), or tell({ isLost: true }) */
export async function generateBooklet(
  { address, booklet }: Job,
  tell: (message: BookletMessage) => void,
  isOver = () => false,
) {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(String(answer.status));
    const ingredients = (await answer.json()) as Ingredients;
    for (const entry of makeBooklet(ingredients, booklet)) {
      if (isOver()) return;
      tell({ entry });
      await yieldToEventLoop();
    }
    tell({ isDone: true });
  } catch {
    tell({ isLost: true });
  }
}
