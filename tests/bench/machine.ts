import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** The machine in one line: 'AMD EPYC, 2 cores, 24 GB, Linux 6.1, Node 20.20.2, Chromium 142.0.7444.59' */
export function machine(browser: string): string {
  const [first] = cpus();
  // Debian's start script writes warnings to stderr.
  const version = execFileSync(browser, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return [
    `${first?.model.trim()}, ${cpus().length} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
    version.match(/[\w ]+ [\d.]+/)?.[0],
    `load ${loadavg()[0]?.toFixed(1)} at the start`,
  ].join(', ');
}
