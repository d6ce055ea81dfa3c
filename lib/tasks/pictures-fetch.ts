import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pictureFile, rawAddress } from 'content/picture-file';
import { picturesIn } from 'content/text';
import { parse } from 'yaml';

const LONGEST_WAIT = 20_000;

const files = (readdirSync('content', { recursive: true }) as string[]).filter((name) => name.endsWith('.yaml'));
const addresses = new Set(
  files
    .flatMap((name) => picturesIn(parse(readFileSync(join('content', name), 'utf8'))).map(({ src }) => src))
    .filter((src) => src.startsWith('https:')),
);

let failed = 0;
for (const src of addresses) {
  const target = join('content/pictures', pictureFile(src));
  try {
    const response = await fetch(rawAddress(src), { signal: AbortSignal.timeout(LONGEST_WAIT) });
    if (!response.ok) throw new Error(`Antwort ${response.status}`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, Buffer.from(await response.arrayBuffer()));
    console.log(`${src} → ${target}`);
  } catch (error) {
    failed += 1;
    console.error(`${src}: nicht geholt (${(error as Error).message})`);
  }
}
console.log(`${addresses.size - failed} von ${addresses.size} fernen Bildern geholt.`);
process.exit(failed > 0 ? 1 : 0);
