export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Placeholders are `?` in both stores; a statement without rows gives []. */
export type Connection = {
  query: <R extends Row = Row>(sql: string, values?: readonly Value[]) => Promise<R[]>;
  /** Adds rows with the same columns in one round trip and skips those that are there already: → the keys of the added ones */
  insert: (table: string, rows: readonly KeyedRow[]) => Promise<string[]>;
  /** Behind a SELECT whose rows this transaction alone may change. */
  lockRows: string;
  /** The same, where others that look for rows pass by those locked. */
  skipLocked: string;
};

/** Every table of a case has its key. */
export type KeyedRow = Row & { key: string };

export type Database = Connection & {
  /** All or nothing, on disk when it resolves. `work` may run again where two transactions met. */
  transaction: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;
  /** What no transaction may hold, as a copy of all; between two of them. */
  outside: (sql: string, values?: readonly Value[]) => Promise<void>;
  close: () => Promise<void>;
};
