import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './tool';

// Packages that only one command needs stay out of `npm ci`: the folder has its own package-lock.json, installed at
// first use and after each change. `tsx lib/tasks/extra-packages.ts tests/bench`
const [folder = ''] = process.argv.slice(2);
const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
// Lock file of the last complete install: npm empties node_modules before it installs.
const installed = join(folder, 'node_modules', '.installed-lock.json');

if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
  console.error(`Installing the packages of ${folder} …`);
  const { status } = runTool('npm', ['ci'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) {
    console.error(`The packages of ${folder} could not be installed: npm ci --prefix ${folder}`);
    process.exit(1);
  }
  writeFileSync(installed, lock);
}
