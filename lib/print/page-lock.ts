import { existsSync, readFileSync } from 'node:fs';
import type { LockedPages } from './set-issue';

export const CACHE = '.cache/print';
export const LOCK = 'lib/print/lock.json';

export type Lock = Record<string, LockedPages>;

/** Knob values that closed each page last time, by issue and page: readLock() → such as { '2026-47': { '3': { picture: 22 } } } */
export const readLock = (): Lock => (existsSync(LOCK) ? JSON.parse(readFileSync(LOCK, 'utf8')) : {});
