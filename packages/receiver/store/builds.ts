import { documentsOf, documentsVersion } from 'subscription/order/documents';
import type { Sources } from 'subscription/order/sources';
import type { Database } from './database';

/** `turn`: order in which builds were taken. */
export type Build = { number: string; turn: number; takenAt: string; sources: Sources };

/** Makes it the newest build, also if it was one before, and keeps its legal texts by their own version, to be attached to mails as they
 * were: takeBuild(database, { number: '3f2a9c01b7de', sources }, now) → resolves when done */
export const takeBuild = (
  database: Database,
  { number, sources }: Pick<Build, 'number' | 'sources'>,
  at: Date,
): Promise<void> =>
  database.transaction(async ({ query }) => {
    const [newest] = await query<{ number: string }>('SELECT number FROM builds ORDER BY turn DESC LIMIT 1');
    if (newest?.number === number) return;
    const { terms, withdrawal } = documentsOf(sources);
    await query('INSERT INTO documents (version, terms, withdrawal) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', [
      ...[documentsVersion(sources), terms, withdrawal],
    ]);
    await query(
      `INSERT INTO builds (number, turn, taken_at, content) VALUES (?, (SELECT COALESCE(MAX(turn), 0) + 1 FROM builds), ?, ?)
       ON CONFLICT (number) DO UPDATE SET turn = excluded.turn, taken_at = excluded.taken_at`,
      [number, at.toISOString(), JSON.stringify(sources)],
    );
  });

type BuildRow = { number: string; turn: number; taken_at: string; content: string };

/** Oldest first: buildsSince(database, 0) → all builds */
export const buildsSince = async ({ query }: Pick<Database, 'query'>, turn: number): Promise<Build[]> =>
  (
    await query<BuildRow>('SELECT number, turn, taken_at, content FROM builds WHERE turn > ? ORDER BY turn', [turn])
  ).map(({ taken_at: takenAt, content, ...build }) => ({ ...build, takenAt, sources: JSON.parse(content) }));
