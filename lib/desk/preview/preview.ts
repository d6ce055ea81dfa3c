import { join } from 'node:path';
import { type Fault, formatFault } from '@/lib/content/fault';
import { inlineScript, isShownScript } from '@/lib/export/inline';
import { CACHE as FONTS, subsetFonts } from '@/lib/fonts/cut';
import { type Built, buildStage } from './build';
import type { FullIssue } from './measure';
import { pageOf } from './page-of';
import { madeFile, unprocessedPicture } from './pictures';
import { TypesetterThread } from './press';
import { ContentCopy, type Draft, slugOf } from './shadow';
import { SiteThread } from './stage';
import { type DraftCheck, draftCheck } from './told';

export type Made = { status: number; type: string; body: Uint8Array | string };

/** A page with one sentence that reloads like the others: said('Noch ist nichts zu sehen.') → '<!doctype html>…' */
export const said = (sentence: string) =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><title>Vorschau</title><script src="/_plain.js" defer></script><p>${sentence}</p></html>`;

/** Site and content check, with a draft in the content. */
export class Preview {
  readonly #shadow: ContentCopy;
  readonly #built: Promise<Built>;
  readonly #stage: Promise<SiteThread>;
  readonly #press: Promise<TypesetterThread>;
  #before: Promise<unknown> = Promise.resolve();

  constructor(
    readonly root: string,
    folder: string,
  ) {
    this.#shadow = new ContentCopy(root, join(folder, 'content'));
    this.#built = subsetFonts(FONTS).then(() => buildStage(folder));
    const data = { root: this.#shadow.folder, isSite: root === 'content' };
    this.#stage = this.#built.then((built) => new SiteThread(built, data));
    // Reported where it is awaited.
    this.#stage.catch(() => {});
    this.#press = this.#built.then(
      ({ measure }) => new TypesetterThread(measure, join(this.#shadow.folder, 'pictures')),
    );
    this.#press.catch(() => {});
  }

  /** Runs in sequence: a draft is read before the next replaces it. */
  #inTurn<Done>(work: (stage: SiteThread) => Promise<Done>): Promise<Done> {
    const next = this.#before.then(async () => work(await this.#stage));
    this.#before = next.catch(() => {});
    return next;
  }

  judge(draft: Draft): Promise<DraftCheck> {
    return this.#inTurn(async (stage) => {
      const place = this.#shadow.take(draft);
      const told = await stage.read();
      const page = pageOf(draft.kind, slugOf(place.file), draft.text, this.#shadow.articles());
      return draftCheck(told, place, page);
    });
  }

  /** → faults that deleting this file would add */
  uses(file: string): Promise<Fault[]> {
    return this.#inTurn(async (stage) => {
      this.#shadow.leaveOut(file);
      const { faults } = await stage.read();
      if (faults.length === 0) return [];
      this.#shadow.leaveOut();
      const before = (await stage.read()).faults.map(formatFault);
      return faults.filter((fault) => !before.includes(formatFault(fault)));
    });
  }

  async #script(path: string): Promise<string | undefined> {
    if (path === '/_plain.js') return (await this.#built).plain;
    const name = path.slice('/_'.length, -'.js'.length);
    return path.startsWith('/_') && isShownScript(name) ? inlineScript(name) : undefined;
  }

  async show(path: string): Promise<Made> {
    const script = await this.#script(path);
    if (script !== undefined) return { status: 200, type: 'text/javascript', body: script };
    const file = unprocessedPicture(this.#shadow.folder, path) ?? madeFile('public', path);
    if (file) return { status: 200, type: file.type, body: file.bytes };
    const shown = await (await this.#stage).show(path);
    return shown ?? { status: 404, type: 'text/html', body: said('Noch ist nichts zu sehen.') };
  }

  /** → undefined if a newer draft is being measured */
  async fullness(file: string): Promise<FullIssue[] | undefined> {
    const papers = await (await this.#stage).papersOf(file);
    return (await this.#press).measure(papers);
  }

  async close(): Promise<void> {
    await (await this.#press.catch(() => undefined))?.close();
    await (await this.#stage.catch(() => undefined))?.close();
  }
}
