import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian's packages, as root where there is apt-get; whether all went well shows in what is there afterwards. */
export function installPackages(names: string[]) {
  if (names.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`${names.join(', ')}: wird aus Debians Paketen installiert …`);
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'ignore' });
  } catch {
    // The caller looks for what it needs and tells what is missing.
  }
}
