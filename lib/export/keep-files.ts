import type { Content } from '@/lib/content/kinds';
import { hashOf } from '@/lib/hash';
import { WORKER_PATH } from '@/lib/keep/names';
import { bundle } from './bundle';

/** Of button and list, with the words no page carries: keepScript(content) → { address: '_next/static/keep/3f2a9c01b7de.js', code } */
export function keepScript({ lists }: Pick<Content, 'lists'>) {
  const code = `self.KEPT_WORDS=${JSON.stringify(lists.kept)};${bundle('lib/keep/page/start.ts').code}`;
  return { address: `_next/static/keep/${hashOf([code])}.js`, code };
}

/** With the mark of this build, by which it learns of a new one; `pages` are their hashes:
 * keepWorker(['3f2a…', …]) → { address: 'mitnehmen.js', code } */
export const keepWorker = (pages: readonly string[]) => ({
  address: WORKER_PATH.slice(1),
  code: `self.BUILD="${hashOf(pages)}";${bundle('lib/keep/worker.ts').code}`,
});
