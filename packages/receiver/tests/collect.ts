import { openBuilds } from '../builds';
import type { Choice } from '../export/choose';
import { type Given, handOver } from '../export/hand-over';
import type { ExportValues } from '../export/values';
import type { Database } from '../store/database';

/** Hands over and returns what was delivered. */
export async function collect(database: Database, choice: Choice = { isNew: true }, more: Partial<Given> = {}) {
  let placed: readonly ExportValues[] = [];
  const done = await handOver(database, await openBuilds(database), choice, {
    ...{ at: new Date(), who: 'Büro', keys: [] },
    prepare: (_, rows) => ({
      place: () => {
        placed = rows;
      },
      drop: () => undefined,
    }),
    ...more,
  });
  return { ...done, rows: placed };
}
