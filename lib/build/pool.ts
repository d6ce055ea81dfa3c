import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Answer, Message } from './answer-jobs';
import { bundled } from './bundled.mjs';

/** One process of a pool: new Part(bundled('lib/build/worker.ts'), data).ask(job) → what the job made; one job at a time. */
export class Part {
  readonly #child: ChildProcess;

  constructor(file: string, data: unknown) {
    this.#child = fork(file, {
      serialization: 'advanced',
      // React's development version takes twice as long to render islands.
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
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
  readonly #onDone: (job: Job) => void;

  constructor({ entry, data, onDone = () => {} }: Options<Job>) {
    const file = bundled(entry);
    this.#parts = Array.from({ length: availableParallelism() }, () => new Part(file, data));
    this.#onDone = onDone;
  }

  /** Gives each idle process the next job: run(jobs) → results in job order; throws all faults together. */
  async run(jobs: readonly Job[]): Promise<unknown[]> {
    const made: unknown[] = [];
    const faults: string[] = [];
    const queue = jobs.entries();
    const work = async (part: Part) => {
      for (const [at, job] of queue) {
        const answer = await part.ask(job);
        if ('fault' in answer) faults.push(answer.fault);
        else made[at] = answer.made;
        this.#onDone(job);
      }
    };
    await Promise.all(this.#parts.map(work));
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return made;
  }

  close(): void {
    for (const part of this.#parts) part.close();
  }
}
