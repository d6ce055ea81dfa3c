export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Placeholders are `?` in both stores; a statement without rows gives []. */
export type Connection = {
  query: <R extends Row = Row>(sql: string, values?: readonly Value[]) => Promise<R[]>;
  /** Adds rows of equal columns in one round trip, skips those that exist: → the keys of the added rows */
  insert: (table: string, rows: readonly KeyedRow[]) => Promise<string[]>;
  /** Appended to a SELECT: locks its rows for this transaction. */
  lockRows: string;
  /** The same, but skips rows that others have locked. */
  skipLocked: string;
};

/** Every table that belongs to a case has its key. */
export type KeyedRow = Row & { key: string };

export type Database = Connection & {
  /** All or nothing, on disk when it resolves. `work` may run again if two transactions conflict. */
  transaction: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;
  /** For statements that no transaction may hold, such as a backup; runs between two of them. */
  outside: (sql: string, values?: readonly Value[]) => Promise<void>;
  close: () => Promise<void>;
};
