import { type Documents, documentsOf, documentsVersion } from '@/lib/order/documents';
import type { Sources } from '@/lib/receiver/compare';
import type { Connection } from './database';

/** At each start: texts that were shown once can be attached for ever. → '8f14e45fceea167a' */
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

/** As they were; of a version that was never here undefined. → { terms: 'AGB\n===…', withdrawal: '…' } */
export async function documentsAt({ query }: Connection, version: string): Promise<Documents | undefined> {
  const [found] = await query<Documents>('SELECT terms, withdrawal FROM documents WHERE version = ?', [version]);
  return found;
}
