import { Worker } from 'node:worker_threads';
import type { Built } from './build';
import type { Paper, Told } from './stand-ins/content';
import type { Answer, Ask, Reply } from './worker';

type Waiting = { done: (reply: Reply) => void; fail: (error: Error) => void };

/** The site in a thread of its own, so that neither the desk waits for it nor a fault in it ends the desk. */
export class Stage {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #count = 0;

  constructor(
    readonly built: Built,
    readonly data: { root: string; isSite: boolean },
  ) {}

  #start(): Worker {
    const worker = new Worker(this.built.worker, {
      workerData: { ...this.data, stage: this.built.stage },
      env: { ...process.env, NODE_ENV: 'production', DUDA_PREVIEW: 'dev' },
    });
    worker.on('message', (reply: Reply) => this.#settle(reply));
    worker.on('error', (error) => this.#end(error));
    worker.unref();
    return worker;
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.error === undefined) waiting?.done(reply);
    else waiting?.fail(new Error(reply.error));
  }

  #end(error: Error): void {
    this.#worker = undefined;
    for (const { fail } of this.#waiting.values()) fail(error);
    this.#waiting.clear();
  }

  #ask(what: Omit<Ask, 'id'> = {}): Promise<Reply> {
    this.#worker ??= this.#start();
    this.#count += 1;
    const ask: Ask = { id: this.#count, ...what };
    return new Promise((done, fail) => {
      this.#waiting.set(ask.id, { done, fail });
      this.#worker?.postMessage(ask);
    });
  }

  /** → what the content check says now */
  async read(): Promise<Told> {
    return (await this.#ask()).told ?? { faults: [], warnings: [] };
  }

  /** → a page of the last content without faults, undefined where there was none yet */
  async show(path: string): Promise<Answer | undefined> {
    return (await this.#ask({ path })).answer;
  }

  /** → what is printed of a file, as of the last content without faults */
  async papersOf(file: string): Promise<Paper[]> {
    return (await this.#ask({ file })).papers ?? [];
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#end(new Error('Die Vorschau ist beendet.'));
  }
}
