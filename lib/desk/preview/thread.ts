import { MessageChannel, type MessagePort, parentPort, Worker, type WorkerOptions } from 'node:worker_threads';

type Calls = Record<string, (...args: never[]) => unknown>;
type Asked = { name: string; args: never[]; port: MessagePort };
type Reply = { value?: unknown; error?: string };

/** Functions of a file that runs in a thread of its own. It starts at the first call, and again after a crash. */
export class Thread<All extends Calls> {
  #worker: Worker | undefined;

  constructor(
    readonly file: string,
    readonly settings: WorkerOptions = {},
  ) {}

  #start(): Worker {
    const worker = new Worker(this.file, this.settings);
    worker.on('error', (error) => {
      console.error(error);
      this.#worker = undefined;
    });
    worker.unref();
    return worker;
  }

  call<Name extends keyof All & string>(
    name: Name,
    ...args: Parameters<All[Name]>
  ): Promise<Awaited<ReturnType<All[Name]>>> {
    this.#worker ??= this.#start();
    const { port1, port2 } = new MessageChannel();
    this.#worker.postMessage({ name, args, port: port2 }, [port2]);
    return new Promise((done, fail) => {
      port1.once('message', ({ value, error }: Reply) => {
        if (error === undefined) done(value as Awaited<ReturnType<All[Name]>>);
        else fail(new Error(error));
        port1.close();
      });
      // Closed by the reply, or by the end of the thread.
      port1.once('close', () => fail(new Error('Die Vorschau ist beendet.')));
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}

let waiting = 0;

/** In the thread: hasNewer() → true if a further call is waiting */
export const hasNewer = () => waiting > 0;

/** In the thread: answers calls in sequence. */
export function serve(calls: Calls): void {
  let before = Promise.resolve();
  parentPort?.on('message', ({ name, args, port }: Asked) => {
    waiting += 1;
    before = before.then(async () => {
      waiting -= 1;
      try {
        port.postMessage({ value: await calls[name]?.(...args) });
      } catch (error) {
        port.postMessage({ error: String((error as Error).stack) });
      }
    });
  });
}
