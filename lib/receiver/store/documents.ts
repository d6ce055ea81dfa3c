import { type Documents, documentsOf, documentsVersion } from '@/lib/order/documents';
import type { Sources } from '@/lib/receiver/compare';
import type { Connection } from './database';

/** Stores the current legal texts at each start, so that older versions can still be attached to mails:
 * keepDocuments(database, sources) → '8f14e45fceea167a' */
export async function keepDocuments({ query }: Connection, sources: Sources): Promise<string> {
  const version = documentsVersion(sources);
  const { terms, withdrawal } = documentsOf(sources);
  await query('INSERT INTO documents (version, terms, withdrawal) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', [
    version,
    terms,
    withdrawal,
  ]);
  return version;
}

/** Legal texts of a version, undefined if it is unknown: documentsAt(database, '8f14e45fceea167a') → { terms: 'AGB\n===…', withdrawal: '…' } */
export async function documentsAt({ query }: Connection, version: string): Promise<Documents | undefined> {
  const [found] = await query<Documents>('SELECT terms, withdrawal FROM documents WHERE version = ?', [version]);
  return found;
}
