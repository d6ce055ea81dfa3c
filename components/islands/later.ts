import { fetchAll } from '@/lib/hydrate/fetch';

/** What an island needs only after its first effect: the thing itself, or in the export the address of its file (`Island`). */
export type Later<T> = T | string;

/** fetchLater('/_next/static/handed/3f2a9c01b7de.json') → [{ word: 'Magma', … }, …], or rejects; the next call tries again */
export const fetchLater = async <T extends object>(later: Later<T>): Promise<T> =>
  typeof later === 'string' ? ((await fetchAll([later]))[0] as T) : later;
