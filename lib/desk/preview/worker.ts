import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { Paper, Told } from './stand-ins/content';

export type Answer = { status: number; type: string; body: Uint8Array };
/**
 * Without `path` and `file`, reads the content again. `path` asks for a page, `file` for print data, both from the last
 * content without faults.
 */
export type Ask = { id: number; path?: string; file?: string };
export type Reply = { id: number; told?: Told; papers?: Paper[]; answer?: Answer | undefined; error?: string };
type Site = { told: Told; papersOf: (file: string) => Paper[]; show: (path: string) => Promise<Answer> };

const { stage } = workerData as { stage: string };
const wrapped = `(function (exports, require, module) {${readFileSync(stage, 'utf8')}\n})`;
const make = new Script(wrapped, { filename: stage }).runInThisContext();
const require = createRequire(stage);

/** Evaluates the whole site again, since modules cache values made from the content. */
function evaluated(): Site {
  const module = { exports: {} as Site };
  make(module.exports, require, module);
  return module.exports;
}

let site: Site | undefined;

async function replyTo({ id, path, file }: Ask): Promise<Reply> {
  try {
    if (path !== undefined) return { id, answer: await site?.show(path) };
    if (file !== undefined) return { id, papers: site?.papersOf(file) ?? [] };
    const next = evaluated();
    if (next.told.faults.length === 0) site = next;
    return { id, told: next.told };
  } catch (error) {
    return { id, error: error instanceof Error ? String(error.stack) : String(error) };
  }
}

let before = Promise.resolve();
parentPort?.on('message', (ask: Ask) => {
  before = before.then(async () => parentPort?.postMessage(await replyTo(ask)));
});
