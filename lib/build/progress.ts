/** One phase of the build: its usual duration in seconds, what is counted in it, and the share of its time that is over, from 0 to 1. */
type Phase = { name: string; seconds: number; done: number; all: number; share: number };

/** Shortest interval between lines without a terminal. */
const EVERY_MS = 5000;

/** Overall progress and running phases:
 * progressLine([{ name: 'pages', done: 120, all: 526, share: 0.31, … }], 20) → '31 % · pages 120 of 526 · about 45 s' */
export function progressLine(parts: readonly Phase[], elapsed: number): string {
  const whole = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  const ready = parts.reduce((sum, { seconds, share }) => sum + seconds * share, 0) / whole;
  const open = parts.filter(({ done, all }) => all > 0 && done < all);
  const left = ready > 0.05 ? `about ${Math.ceil((elapsed * (1 - ready)) / ready)} s` : undefined;
  return [
    `${Math.floor(ready * 100)} %`,
    ...open.map(({ name, done, all }) => (all === 1 ? name : `${name} ${done} of ${all}`)),
    ...(left ? [left] : []),
  ].join(' · ');
}

/** Progress line of a build, redrawn in a terminal, printed at intervals elsewhere. */
export class Progress {
  readonly #parts: Phase[];
  readonly #start = performance.now();
  #lastTime = -EVERY_MS;
  /** Repeats the line while no job finishes, to show that the build is alive. */
  readonly #beat = setInterval(() => this.#tell(), 1000).unref();

  /** Takes seconds on a small machine: new Progress({ pictures: 45, finishing: 20 }) */
  constructor(seconds: Readonly<Record<string, number>>) {
    this.#parts = Object.entries(seconds).map(([name, usual]) => ({ name, seconds: usual, done: 0, all: 0, share: 0 }));
  }

  get elapsed(): number {
    return (performance.now() - this.#start) / 1000;
  }

  #phase(name: string): Phase {
    const part = this.#parts.find((one) => one.name === name);
    if (!part) throw new Error(`${name} is no phase of the build.`);
    return part;
  }

  /** Where jobs take unequal time, `share` says how much of it is over: at('pictures', 4, 406, 0.35) */
  at(name: string, done: number, all: number, share = done / all): void {
    Object.assign(this.#phase(name), { done, all, share });
    this.#tell();
  }

  /** A phase that tells nothing until it ends, so that only the clock shows how far it is: const end = during('pages') */
  during(name: string): () => void {
    const part = this.#phase(name);
    const start = this.elapsed;
    part.all = 1;
    const clock = setInterval(() => {
      part.share = Math.min(0.9, (this.elapsed - start) / part.seconds);
    }, 1000).unref();
    return () => {
      clearInterval(clock);
      this.at(name, 1, 1);
    };
  }

  #tell(): void {
    const { isTTY } = process.stdout;
    const now = performance.now();
    if (!isTTY && now - this.#lastTime < EVERY_MS) return;
    this.#lastTime = now;
    const line = progressLine(this.#parts, this.elapsed);
    process.stdout.write(isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  }

  end(sentence: string): void {
    clearInterval(this.#beat);
    process.stdout.write(`${process.stdout.isTTY ? '\r\u001b[K' : ''}${sentence}\n`);
  }
}
