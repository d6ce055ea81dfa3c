import { spawn } from 'node:child_process';

export type Step = readonly [program: string, ...args: string[]];

/** What a step says comes in one piece, when it has ended, and only where it ended red. */
const run = ([program, ...args]: Step) =>
  new Promise<boolean>((resolve, reject) => {
    // Windows finds npm and npx only through its shell, which takes blanks and stars apart.
    const isShell = process.platform === 'win32';
    const begun = performance.now();
    const step = spawn(program, isShell ? args.map((arg) => JSON.stringify(arg)) : args, { shell: isShell });
    const said: Buffer[] = [];
    for (const stream of [step.stdout, step.stderr]) stream.on('data', (part) => said.push(part));
    step.on('error', reject).on('close', (status) => {
      const seconds = Math.round((performance.now() - begun) / 1000);
      console.log(`${status === 0 ? 'grün' : 'rot '} ${program} ${args.join(' ')} (${seconds} s)`);
      if (status !== 0) console.log(Buffer.concat(said).toString());
      resolve(status === 0);
    });
  });

/** Goes on after a red step, so that one run names all faults. */
async function inTurn(row: readonly Step[]): Promise<boolean> {
  let isGreen = true;
  for (const step of row) isGreen = (await run(step)) && isGreen;
  return isGreen;
}

/** The rows side by side, the steps of a row one after another: sideBySide([[['npx', 'knip']], …]) → true where all are green */
export const sideBySide = async (rows: readonly (readonly Step[])[]) =>
  (await Promise.all(rows.map(inTurn))).every(Boolean);
