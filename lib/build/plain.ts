import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from 'content/kinds';
import { hashOf } from 'german/hash';
import { keepScript, keepWorker } from '@/lib/export/keep-files';
import { BASE, filesBelow, write, writeKeptLists } from './finish';

/** Adds to Next's plain export what „Mitnehmen“ needs: script, worker and lists. React keeps the script's address in the HTML, as it does
 * not compare attributes when it hydrates. */
export function addOfflineCopies(out: string, content: Content): void {
  const keep = keepScript(content);
  const hashes = filesBelow(out).flatMap((name) => {
    if (!name.endsWith('.html')) return [];
    const file = join(out, name);
    const html = readFileSync(file, 'utf8').replaceAll(' data-keep=""', ` data-keep="${BASE}/${keep.address}"`);
    writeFileSync(file, html);
    return hashOf([html]);
  });
  for (const { address, code } of [keep, keepWorker(hashes)]) write(join(out, address), code);
  writeKeptLists(out);
}
