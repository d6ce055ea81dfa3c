import { Worker } from 'node:worker_threads';

/** Milliseconds of WORK in one thread on the idle core for which the limits were chosen. */
const IDLE = 50;

/** Repetitions per thread: a single one may be delayed by its neighbours. */
const TURNS = 3;

const WORK = `
const { workerData: { times, at, turns, ended } } = require('node:worker_threads');
for (let turn = 0; turn < turns; turn += 1) {
  const begun = performance.now();
  for (let step = 0, sum = 1; step < 3.75e7; step += 1) sum = (Math.imul(sum, 31) + step) | 0;
  times[at * turns + turn] = performance.now() - begun;
}
Atomics.add(ended, 0, 1);
Atomics.notify(ended, 0);
`;

/** Times a fixed workload in as many threads as there are workers, and stores the median slowdown compared with an idle
 * machine, 1 or more, in TEST_SLOWNESS, which child processes inherit. */
export function measureSlowness(workers: number): void {
  if (process.env.TEST_SLOWNESS) return;
  const times = new Float64Array(new SharedArrayBuffer(8 * workers * TURNS));
  const ended = new Int32Array(new SharedArrayBuffer(4));
  for (let at = 0; at < workers; at += 1)
    new Worker(WORK, { eval: true, workerData: { times, at, turns: TURNS, ended } }).unref();
  for (let count = 0; count < workers; count = Atomics.load(ended, 0)) Atomics.wait(ended, 0, count);
  const middle = times.toSorted()[times.length >> 1] ?? IDLE;
  process.env.TEST_SLOWNESS = String(Math.max(1, middle / IDLE));
}

/** Scales a timeout: patience(10) → 10000 ms, or 40000 on a machine four times slower than an idle one */
export const patience = (seconds: number) => Math.round(seconds * 1000 * Number(process.env.TEST_SLOWNESS ?? 1));
