import type { Connection } from './database';

export type ServiceName = 'alive' | 'erased' | 'room' | 'backup';
export type ServiceRow = { at: string; text: string };

/** Replaces what was said before: say(connection, 'alive', now) → resolves when done */
export const say = ({ query }: Pick<Connection, 'query'>, name: ServiceName, at: Date, text = '') =>
  query(
    `INSERT INTO service (name, at, text) VALUES (?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET at = excluded.at, text = excluded.text`,
    [name, at.toISOString(), text],
  );

/** serviceRow(connection, 'erased') → { at: '2026-11-25T08:00:00.000Z', text: '12' }, or undefined */
export async function serviceRow(
  { query }: Pick<Connection, 'query'>,
  name: ServiceName,
): Promise<ServiceRow | undefined> {
  const [row] = await query<ServiceRow>('SELECT at, text FROM service WHERE name = ?', [name]);
  return row;
}
