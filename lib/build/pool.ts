import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { bundled } from '@/lib/islands/bundled.mjs';
import type { Answer, Message } from './answer-jobs';

/** One process of a pool: new Part(bundled('lib/build/worker.ts'), data).ask(job) → what the job made; one job at a time. */
export class Part {
  readonly #child: ChildProcess;

  constructor(file: string, data: unknown) {
    this.#child = fork(file, {
      serialization: 'advanced',
      // React's development version takes twice as long to render islands. With glibc's default of eight arenas a core, encoding the pages of
      // an issue leaves 1,260 MB behind instead of 860.
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', MALLOC_ARENA_MAX: '2' },
      execArgv: ['--max-semi-space-size=64'],
    });
    this.renew(data);
  }

  #send(message: Message): void {
    this.#child.send(message as Serializable);
  }

  renew(data: unknown): void {
    this.#send({ data });
  }

  ask(job: unknown): Promise<Answer> {
    return new Promise((done, fail) => {
      const settle = (end: () => void) => {
        this.#child.removeAllListeners();
        end();
      };
      this.#child.once('message', (answer) => settle(() => done(answer as Answer)));
      this.#child.once('error', (error) => settle(() => fail(error)));
      this.#child.once('exit', (code, signal) =>
        settle(() => fail(new Error(`A build process ended (${signal ?? code}).`))),
      );
      this.#send({ job });
    });
  }

  close = () => {
    if (this.#child.connected) this.#child.disconnect();
  };
}

type Options<Job> = {
  /** Module that calls `serveJobs`: 'lib/build/worker.ts' */
  entry: string;
  /** Sent to each process before its first job. */
  data: unknown;
  onDone?: (job: Job) => void;
};

/** Runs one module in a process per core: the typesetter blocks its thread, and two of its compilers in a process wait for each other. */
export class Pool<Job> {
  readonly #parts: Part[];
  readonly #open: () => Part;
  readonly #onDone: (job: Job) => void;

  constructor({ entry, data, onDone = () => {} }: Options<Job>) {
    const file = bundled(entry);
    this.#open = () => new Part(file, data);
    this.#parts = Array.from({ length: availableParallelism() }, this.#open);
    this.#onDone = onDone;
  }

  #replace(at: number): Part {
    this.#parts[at]?.close();
    const part = this.#open();
    this.#parts[at] = part;
    return part;
  }

  /** Gives each idle process the next job: run(jobs) → results in job order; throws all faults together. */
  async run(jobs: readonly Job[]): Promise<unknown[]> {
    const results: unknown[] = [];
    const faults: string[] = [];
    const queue = jobs.entries();
    const work = async (first: Part, place: number) => {
      let part = first;
      for (const [at, job] of queue) {
        const answer = await part.ask(job);
        if ('fault' in answer) faults.push(answer.fault);
        else results[at] = answer.result;
        if (answer.isFull) part = this.#replace(place);
        this.#onDone(job);
      }
    };
    await Promise.all(this.#parts.map(work));
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return results;
  }

  close(): void {
    for (const part of this.#parts) part.close();
  }
}
