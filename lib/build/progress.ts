/** One phase of the build: its usual duration in seconds, and its progress. */
type Phase = { name: string; seconds: number; done: number; all: number };

/** Shortest interval between lines without a terminal. */
const EVERY_MS = 5000;

/** Overall progress and running phases:
 * progressLine([{ name: 'pages', done: 120, all: 526, … }], 20) → '31 % · pages 120 of 526 · about 45 s' */
export function progressLine(parts: readonly Phase[], elapsed: number): string {
  const whole = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  const ready = parts.reduce((sum, { seconds, done, all }) => sum + (all > 0 ? (seconds * done) / all : 0), 0) / whole;
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
  #told = -EVERY_MS;
  /** Repeats the line while no job finishes, to show that the build is alive. */
  readonly #beat = setInterval(() => this.#tell(), 1000).unref();

  /** Takes seconds on a small machine: new Progress({ pictures: 45, finishing: 20 }) */
  constructor(seconds: Readonly<Record<string, number>>) {
    this.#parts = Object.entries(seconds).map(([name, share]) => ({ name, seconds: share, done: 0, all: 0 }));
  }

  get elapsed(): number {
    return (performance.now() - this.#start) / 1000;
  }

  /** at('pages', 120, 526) */
  at(name: string, done: number, all: number): void {
    const part = this.#parts.find((one) => one.name === name);
    if (!part) throw new Error(`${name} is no phase of the build.`);
    Object.assign(part, { done, all });
    this.#tell();
  }

  #tell(): void {
    const { isTTY } = process.stdout;
    const now = performance.now();
    if (!isTTY && now - this.#told < EVERY_MS) return;
    this.#told = now;
    const line = progressLine(this.#parts, this.elapsed);
    process.stdout.write(isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  }

  end(sentence: string): void {
    clearInterval(this.#beat);
    process.stdout.write(`${process.stdout.isTTY ? '\r\u001b[K' : ''}${sentence}\n`);
  }
}
