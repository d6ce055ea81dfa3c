import { randomUUID } from 'node:crypto';
import type { Connection } from './database';

export type HistoryEntry = { key: string; at: Date; who: string; what: string; text?: string };

/** Adds to the history of cases: note(connection, [{ key, at, who: 'receiver', what: 'received' }]) → the keys */
export const note = ({ insert }: Connection, history: readonly HistoryEntry[]) =>
  insert(
    'happenings',
    history.map(({ key, at, who, what, text = '' }) => ({
      ...{ id: randomUUID(), key, at: at.toISOString(), who, what, text },
    })),
  );
