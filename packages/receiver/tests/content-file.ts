import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFile, type Sources } from 'subscription/order/sources';
import { openBuilds } from '../builds';
import type { Database } from '../store/database';

/** The file that a build of this content writes: contentFile(content) → '/tmp/build-…/orders.content.json' */
export function contentFile(sources: Sources): string {
  const file = join(mkdtempSync(join(tmpdir(), 'build-')), 'orders.content.json');
  writeFileSync(file, buildFile(sources));
  return file;
}

/** The builds as a receiver knows them that starts with this content. */
export const builtFrom = (database: Database, sources: Sources) => openBuilds(database, contentFile(sources));
