import { spawn } from 'node:child_process';

export type Step = readonly [program: string, ...args: string[]];

/** Prints the output of a step at once when it has ended, and only if it failed. */
const run = ([program, ...args]: Step) =>
  new Promise<boolean>((resolve, reject) => {
    // Windows finds npm and npx only through a shell, which splits at spaces and expands wildcards; hence the quotes.
    const isShell = process.platform === 'win32';
    const begun = performance.now();
    const step = spawn(program, isShell ? args.map((arg) => JSON.stringify(arg)) : args, { shell: isShell });
    const said: Buffer[] = [];
    for (const stream of [step.stdout, step.stderr]) stream.on('data', (part) => said.push(part));
    step.on('error', reject).on('close', (status) => {
      const seconds = Math.round((performance.now() - begun) / 1000);
      console.log(`${status === 0 ? 'green' : 'red  '} ${program} ${args.join(' ')} (${seconds} s)`);
      if (status !== 0) console.log(Buffer.concat(said).toString());
      resolve(status === 0);
    });
  });

/** Continues after a failed step, so that one run reports all faults. */
async function inTurn(row: readonly Step[]): Promise<boolean> {
  let isGreen = true;
  for (const step of row) isGreen = (await run(step)) && isGreen;
  return isGreen;
}

/** Runs rows in parallel, the steps of a row in sequence: sideBySide([[['npx', 'knip']], …]) → true if all passed */
export const sideBySide = async (rows: readonly (readonly Step[])[]) =>
  (await Promise.all(rows.map(inTurn))).every(Boolean);
