import type { Documents } from 'subscription/order/documents';
import type { Connection } from './database';

/** Legal texts of a version, undefined if it is unknown: documentsAt(database, '8f14e45fceea167a') → { terms: 'AGB\n===…', withdrawal: '…' } */
export async function documentsAt({ query }: Connection, version: string): Promise<Documents | undefined> {
  const [found] = await query<Documents>('SELECT terms, withdrawal FROM documents WHERE version = ?', [version]);
  return found;
}
