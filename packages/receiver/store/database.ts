export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Placeholders are `?` in both stores; a statement without result rows returns []. */
export type Connection = {
  query: <R extends Row = Row>(sql: string, values?: readonly Value[]) => Promise<R[]>;
  /** Inserts rows with the same columns in one round trip, skipping existing keys: insert('cases', rows) → the keys of the inserted rows */
  insert: (table: string, rows: readonly KeyedRow[]) => Promise<string[]>;
  /** Appended to a SELECT: locks its rows for this transaction. */
  lockRows: string;
  /** The same, but skips rows locked by others. */
  skipLocked: string;
};

/** A row of a table that belongs to a case. */
export type KeyedRow = Row & { key: string };

export type Database = Connection & {
  /** Atomic, and on disk when it resolves. Runs `work` again if two transactions conflict. */
  transaction: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;
  /** For statements not allowed in a transaction, such as a backup. */
  outside: (sql: string, values?: readonly Value[]) => Promise<void>;
  /** What migrations need: their SQL rewritten for the store, and a statement that lets one receiver migrate at a time. */
  migrations: { adapt: (sql: string) => string; lock: string };
  /** Removes the traces that erased cases leave on disk: forget(ids of their mails) → resolves when done */
  forget: (mails: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
};

/** The store is unreachable, full or unreadable; the same statement may succeed later. The message is for the publisher. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
  constructor(
    readonly code: string,
    cause: unknown,
  ) {
    super(`Die Datenbank ist nicht zu erreichen oder nicht zu lesen (${code}).`, { cause });
  }
}

/** Of the answer 503 to a StoreAway; in seconds. */
export const RETRY = { 'Retry-After': '10' } as const;
