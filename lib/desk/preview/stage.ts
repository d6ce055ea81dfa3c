import { Worker } from 'node:worker_threads';
import type { Built } from './build';
import type { Paper, Told } from './stand-ins/content';
import { Thread } from './thread';
import type { Answer, Ask, Reply } from './worker';

/** The site in a worker thread, so that the CMS neither waits for it nor crashes with it. */
export class SiteThread {
  readonly #thread: Thread<Omit<Ask, 'id'>, Reply>;

  constructor({ worker, stage }: Built, data: { root: string; isSite: boolean }) {
    const settings = {
      workerData: { ...data, stage },
      env: { ...process.env, NODE_ENV: 'production', SITE_PREVIEW: 'dev' },
    };
    this.#thread = new Thread(() => new Worker(worker, settings), 'Die Vorschau ist beendet.');
  }

  /** → result of checking the content now */
  async read(): Promise<Told> {
    return (await this.#thread.ask({})).told ?? { faults: [], warnings: [] };
  }

  /** → a page from the last content without faults, undefined if there is none yet */
  async show(path: string): Promise<Answer | undefined> {
    return (await this.#thread.ask({ path })).answer;
  }

  /** → print data of a file, from the last content without faults */
  async papersOf(file: string): Promise<Paper[]> {
    return (await this.#thread.ask({ file })).papers ?? [];
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
