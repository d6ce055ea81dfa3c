import { join } from 'node:path';
import { type Fault, formatFault } from 'content/fault';
import { inlineScript, isShownScript } from '@/lib/export/inline';
import { buildStage } from './build';
import { pageOf } from './page-of';
import { madeFile, unprocessedPicture } from './pictures';
import { ContentCopy, type Draft, slugOf } from './shadow';
import { Thread } from './thread';
import { type DraftCheck, draftCheck } from './told';
import type { Calls, FullIssue } from './worker';

export type Made = { status: number; type: string; body: Uint8Array | string };

/** A page with one sentence that reloads like the others: said('Noch ist nichts zu sehen.') → '<!doctype html>…' */
export const said = (sentence: string) =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><title>Vorschau</title><script src="/_plain.js" defer></script><p>${sentence}</p></html>`;

type Parts = { site: Thread<Calls>; press: Thread<Calls>; plain: string };

async function partsOf(folder: string, data: { root: string; isSite: boolean }): Promise<Parts> {
  const { stage, worker, plain } = await buildStage(folder);
  const env = { ...process.env, NODE_ENV: 'production', SITE_PREVIEW: 'dev' };
  return { site: new Thread(worker, { env, workerData: { ...data, stage } }), press: new Thread(worker), plain };
}

export class Preview {
  readonly #shadow: ContentCopy;
  readonly #parts: Promise<Parts>;
  #before: Promise<unknown> = Promise.resolve();

  constructor(
    readonly root: string,
    folder: string,
  ) {
    this.#shadow = new ContentCopy(root, join(folder, 'content'));
    this.#parts = partsOf(folder, { root: this.#shadow.folder, isSite: root === 'content' });
    // Reported where it is awaited.
    this.#parts.catch(() => {});
  }

  /** Runs in sequence: a draft is read before the next replaces it. */
  #inTurn<Done>(work: (site: Thread<Calls>) => Promise<Done>): Promise<Done> {
    const next = this.#before.then(async () => work((await this.#parts).site));
    this.#before = next.catch(() => {});
    return next;
  }

  judge(draft: Draft): Promise<DraftCheck> {
    return this.#inTurn(async (site) => {
      const place = this.#shadow.take(draft);
      const told = await site.call('read');
      const page = pageOf(draft.kind, slugOf(place.file), draft.text, this.#shadow.articles());
      return draftCheck(told, place, page);
    });
  }

  /** → faults that deleting this file would add */
  uses(file: string): Promise<Fault[]> {
    return this.#inTurn(async (site) => {
      this.#shadow.leaveOut(file);
      const { faults } = await site.call('read');
      if (faults.length === 0) return [];
      this.#shadow.leaveOut();
      const before = (await site.call('read')).faults.map(formatFault);
      return faults.filter((fault) => !before.includes(formatFault(fault)));
    });
  }

  async #script(path: string): Promise<string | undefined> {
    if (path === '/_plain.js') return (await this.#parts).plain;
    const name = path.slice('/_'.length, -'.js'.length);
    return path.startsWith('/_') && isShownScript(name) ? inlineScript(name) : undefined;
  }

  async show(path: string): Promise<Made> {
    const script = await this.#script(path);
    if (script !== undefined) return { status: 200, type: 'text/javascript', body: script };
    const file = unprocessedPicture(this.#shadow.folder, path) ?? madeFile('public', path);
    if (file) return { status: 200, type: file.type, body: file.bytes };
    const shown = await (await this.#parts).site.call('show', path);
    return shown ?? { status: 404, type: 'text/html', body: said('Noch ist nichts zu sehen.') };
  }

  /** → undefined if a newer draft is being measured */
  async fullness(file: string): Promise<FullIssue[] | undefined> {
    const { site, press } = await this.#parts;
    return press.call('fullness', await site.call('papersOf', file), join(this.#shadow.folder, 'pictures'));
  }

  async close(): Promise<void> {
    const parts = await this.#parts.catch(() => undefined);
    await Promise.all([parts?.site.close(), parts?.press.close()]);
  }
}
