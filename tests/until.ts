import { patience } from './slowness';

/** Milliseconds between two tries. */
const PAUSE = 50;

/** Tries again and again until it gets something, for what gives no sign when it is ready; says so when it never is. */
export async function until<T>(what: string, attempt: () => Promise<T | false | ''>, seconds = 20): Promise<T> {
  const end = performance.now() + patience(seconds);
  for (;;) {
    const got = await attempt();
    if (got) return got;
    if (performance.now() > end) throw new Error(`Never seen: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
