import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { revision } from './revision';

/** Pages are rendered without waiting: a thread asks for them, and they sleep until it wakes them. */
const THREAD = `
const { workerData: { port, bell } } = require('node:worker_threads');
port.on('message', async (address) => {
  const response = await fetch(address).catch((error) => new Response(String(error), { status: 500 }));
  port.postMessage({ ok: response.ok, text: await response.text() });
  Atomics.store(bell, 0, 1);
  Atomics.notify(bell, 0);
});`;

function openLine() {
  const { port1, port2 } = new MessageChannel();
  const bell = new Int32Array(new SharedArrayBuffer(4));
  new Worker(THREAD, { eval: true, workerData: { port: port2, bell }, transferList: [port2] }).unref();
  return (address: string): { ok: boolean; text: string } => {
    Atomics.store(bell, 0, 0);
    port1.postMessage(address);
    Atomics.wait(bell, 0, 0);
    return receiveMessageOnPort(port1)?.message;
  };
}

const kept = globalThis as { askingLine?: ReturnType<typeof openLine> };
const answers = new Map<string, unknown>();

/** Whether pages ask for what a build makes beforehand (lib/dev/maker.ts): canAsk() → whether this is `next dev` */
export const canAsk = () => Boolean(process.env.SITE_MAKER);

/** Asks once for each state of the content: ask<PictureFacts>('picture', 'events/zoo.webp') → { hash: '1f2e3d4c', … }; undefined if it is
 * not made yet. Throws what is wrong with the content. */
export function ask<T>(...what: string[]): T | undefined {
  const path = what.map(encodeURIComponent).join('/');
  if (!answers.has(path)) {
    kept.askingLine ??= openLine();
    const { ok, text } = kept.askingLine(`${process.env.SITE_MAKER}/ask/${path}?${revision}`);
    if (!ok) throw new Error(text);
    answers.set(path, JSON.parse(text).made);
  }
  return answers.get(path) as T | undefined;
}
