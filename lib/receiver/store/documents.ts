import { type Documents, documentsOf, documentsVersion } from '@/lib/order/documents';
import type { Sources } from '@/lib/receiver/compare';
import type { Connection } from './database';

/** Keeps the current texts at each start, so that old ones can still be attached. → '8f14e45fceea167a' */
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

/** The texts of a version, undefined if it is unknown. → { terms: 'AGB\n===…', withdrawal: '…' } */
export async function documentsAt({ query }: Connection, version: string): Promise<Documents | undefined> {
  const [found] = await query<Documents>('SELECT terms, withdrawal FROM documents WHERE version = ?', [version]);
  return found;
}
