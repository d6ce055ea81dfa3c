import type { Worker } from 'node:worker_threads';

type Reply = { id: number; error?: string };
type Waiting<Answer> = { done: (answer: Answer) => void; fail: (error: Error) => void };

/** Worker thread with numbered requests. It starts at the first request, and again after a crash. */
export class Thread<Asked extends object, Answer extends Reply> {
  readonly #waiting = new Map<number, Waiting<Answer>>();
  #worker: Worker | undefined;
  #count = 0;

  /** `ended` is the error of requests that are pending when it closes. */
  constructor(
    readonly make: () => Worker,
    readonly ended: string,
  ) {}

  #start(): Worker {
    const worker = this.make();
    worker.on('message', (answer: Answer) => this.#settle(answer));
    worker.on('error', (error) => this.#end(error));
    worker.unref();
    return worker;
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.error === undefined) waiting?.done(answer);
    else waiting?.fail(new Error(answer.error));
  }

  #end(error: Error): void {
    this.#worker = undefined;
    for (const { fail } of this.#waiting.values()) fail(error);
    this.#waiting.clear();
  }

  ask(what: Asked): Promise<Answer> {
    this.#worker ??= this.#start();
    this.#count += 1;
    const id = this.#count;
    return new Promise((done, fail) => {
      this.#waiting.set(id, { done, fail });
      this.#worker?.postMessage({ id, ...what });
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#end(new Error(this.ended));
  }
}
