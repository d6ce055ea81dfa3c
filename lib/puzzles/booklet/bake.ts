import type { Booklet } from './choice';
import { type Ingredients, type Made, makeBooklet } from './make';

/** `address` is that of the ingredients, with its host. */
export type Job = { address: string; booklet: Booklet };

export type Told = { made: Made } | { isDone: true } | { isLost: true };

/** Leaves the thread to others, so that a press in between is answered. */
const breath = () => new Promise((done) => setTimeout(done));

/** Says each puzzle as soon as it is made: bake(job, tell) → tells { made }, { made }, …, { isDone: true }, or { isLost: true } */
export async function bake({ address, booklet }: Job, tell: (told: Told) => void, isOver = () => false) {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(String(answer.status));
    const ingredients = (await answer.json()) as Ingredients;
    for (const made of makeBooklet(ingredients, booklet)) {
      if (isOver()) return;
      tell({ made });
      await breath();
    }
    tell({ isDone: true });
  } catch {
    tell({ isLost: true });
  }
}
