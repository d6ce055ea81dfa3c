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

/**
 * Sees to it that programs are there, installing what is missing; throws one sentence where that fails.
 *
 * @param programs a program's path by Debian's package: { caddy: '/usr/bin/caddy' }
 * @param purpose what they are for: 'die Prüfung der Serverdateien'
 */
export function requirePrograms(programs: Record<string, string>, purpose: string) {
  const missing = () => Object.keys(programs).filter((name) => !existsSync(programs[name] ?? ''));
  installPackages(missing());
  const names = missing().join(' ');
  if (names) throw new Error(`Für ${purpose} fehlt ${names}: Installieren Sie es (Debian: apt-get install ${names}).`);
}
