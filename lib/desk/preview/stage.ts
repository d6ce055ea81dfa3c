import { Worker } from 'node:worker_threads';
import type { Built } from './build';
import type { Paper, Told } from './stand-ins/content';
import { Thread } from './thread';
import type { Answer, Ask, Reply } from './worker';

/** The site in a thread of its own, so that neither the desk waits for it nor a fault in it ends the desk. */
export class Stage {
  readonly #thread: Thread<Omit<Ask, 'id'>, Reply>;

  constructor({ worker, stage }: Built, data: { root: string; isSite: boolean }) {
    const settings = {
      workerData: { ...data, stage },
      env: { ...process.env, NODE_ENV: 'production', SITE_PREVIEW: 'dev' },
    };
    this.#thread = new Thread(() => new Worker(worker, settings), 'Die Vorschau ist beendet.');
  }

  /** → what the content check says now */
  async read(): Promise<Told> {
    return (await this.#thread.ask({})).told ?? { faults: [], warnings: [] };
  }

  /** → a page of the last content without faults, undefined where there was none yet */
  async show(path: string): Promise<Answer | undefined> {
    return (await this.#thread.ask({ path })).answer;
  }

  /** → what is printed of a file, as of the last content without faults */
  async papersOf(file: string): Promise<Paper[]> {
    return (await this.#thread.ask({ file })).papers ?? [];
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
