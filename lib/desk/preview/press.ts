import { Worker } from 'node:worker_threads';
import type { FullIssue, Measured, Order } from './measure';
import type { Paper } from './stand-ins/content';

type Waiting = { done: (issues: FullIssue[] | undefined) => void; fail: (error: Error) => void };

/** The typesetter in a thread of its own, as a page takes it a moment; it begins with the first order. */
export class Press {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #count = 0;

  constructor(
    readonly file: string,
    readonly pictures: string,
  ) {}

  #start(): Worker {
    const worker = new Worker(this.file);
    worker.on('message', ({ id, issues, error }: Measured) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.done(issues);
      else waiting?.fail(new Error(error));
    });
    worker.on('error', (error) => this.#end(error));
    worker.unref();
    return worker;
  }

  #end(error: Error): void {
    this.#worker = undefined;
    for (const { fail } of this.#waiting.values()) fail(error);
    this.#waiting.clear();
  }

  /** → how full each page is, undefined where a newer order came before it was known */
  measure(papers: Paper[]): Promise<FullIssue[] | undefined> {
    this.#worker ??= this.#start();
    this.#count += 1;
    const order: Order = { id: this.#count, papers, pictures: this.pictures };
    return new Promise((done, fail) => {
      this.#waiting.set(order.id, { done, fail });
      this.#worker?.postMessage(order);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#end(new Error('Der Setzer ist beendet.'));
  }
}
