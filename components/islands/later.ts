import { fetchAll } from '@/lib/hydrate/fetch';

/** Data needed only after the first effect: the value or, in the export, its file's address (`Island`). */
export type Later<T> = T | string;

/** fetchLater('/_next/static/handed/3f2a9c01b7de.json') → [{ word: 'Magma', … }, …]; rejects, then retries */
export const fetchLater = async <T extends object>(later: Later<T>): Promise<T> =>
  typeof later === 'string' ? ((await fetchAll([later]))[0] as T) : later;
