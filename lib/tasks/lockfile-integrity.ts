import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

// npm leaves out the checksum of packages for other platforms where the registry it asks does not hold them, and never
// adds it later. This asks anew; what is still unknown is named.
type Entry = { version: string; integrity?: string; link?: boolean };

const FILE = 'package-lock.json';
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(FILE, 'utf8'));

function integrityOf(name: string): string | undefined {
  try {
    const words = ['view', name, 'dist.integrity'];
    return execFileSync('npm', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined;
  } catch {
    return undefined;
  }
}

const unknown: string[] = [];
for (const [path, { version, ...others }] of Object.entries(lock.packages)) {
  if (path === '' || others.link || others.integrity) continue;
  const name = `${path.replace(/^.*node_modules\//, '')}@${version}`;
  const integrity = integrityOf(name);
  if (integrity) lock.packages[path] = { version, integrity, ...others };
  else unknown.push(name);
}
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);

if (unknown.length > 0) {
  console.error(`Die Registry kennt hier ${unknown.length} Pakete nicht:\n${unknown.join('\n')}`);
  process.exit(1);
}
console.log('Jedes Paket hat seine Prüfsumme.');
