import { fetchAll } from '@/lib/hydrate/fetch';

/** Data needed only after the first effect: the value or, in the export, its file's address (`Island`). */
export type Deferred<T> = T | string;

/** fetchDeferred('/_next/static/handed/3f2a9c01b7de.json') → [{ word: 'Magma', … }, …]; rejects, then retries */
export const fetchDeferred = async <T extends object>(deferred: Deferred<T>): Promise<T> =>
  typeof deferred === 'string' ? ((await fetchAll([deferred]))[0] as T) : deferred;
