import { Worker } from 'node:worker_threads';
import type { FullIssue, Measured, Order } from './measure';
import type { Paper } from './stand-ins/content';
import { Thread } from './thread';

/** The typesetter in a worker thread, as a page takes a moment. */
export class TypesetterThread {
  readonly #thread: Thread<Omit<Order, 'id'>, Measured>;

  constructor(
    file: string,
    readonly pictures: string,
  ) {
    this.#thread = new Thread(() => new Worker(file), 'Der Setzer ist beendet.');
  }

  /** → fill level of each page, undefined if a newer order came first */
  async measure(papers: Paper[]): Promise<FullIssue[] | undefined> {
    return (await this.#thread.ask({ papers, pictures: this.pictures })).issues;
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
