import { patience } from './slowness';

/** Milliseconds between attempts. */
const PAUSE = 50;

/** Polls until the attempt returns a truthy value; throws with `what` on timeout. */
export async function until<T>(what: string, attempt: () => Promise<T | false | ''>, seconds = 20): Promise<T> {
  const end = performance.now() + patience(seconds);
  for (;;) {
    const got = await attempt();
    if (got) return got;
    if (performance.now() > end) throw new Error(`Never seen: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
