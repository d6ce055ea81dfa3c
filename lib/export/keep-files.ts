import type { Content } from 'content/kinds';
import { hashOf } from 'german/hash';
import { bundle } from '@/lib/islands/script';
import { WORKER_PATH } from '@/lib/keep/names';

/** Script of the button „Mitnehmen“ and the list of offline copies, with its texts:
 * keepScript(content) → { address: '_next/static/keep/3f2a9c01b7de.js', code } */
export function keepScript({ lists }: Pick<Content, 'lists'>) {
  const code = `self.KEPT_WORDS=${JSON.stringify(lists.kept)};${bundle('lib/keep/page/start.ts').code}`;
  return { address: `_next/static/keep/${hashOf([code])}.js`, code };
}

/** Service worker with a build id that changes with any page; `pages` are page hashes:
 * keepWorker(['3f2a…', …]) → { address: 'mitnehmen.js', code } */
export const keepWorker = (pages: readonly string[]) => ({
  address: WORKER_PATH.slice(1),
  code: `self.BUILD="${hashOf(pages)}";${bundle('lib/keep/worker.ts').code}`,
});
