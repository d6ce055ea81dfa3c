import { mkdirSync, writeFileSync } from 'node:fs';
import { hostFiles } from '@/lib/hosts/files';
import { withBase } from '@/lib/pages/paths';
import { fullAddress } from '@/lib/seo/address';

const files = hostFiles({ host: new URL(fullAddress('/')).hostname, base: withBase('/').slice(0, -1) });

mkdirSync('deploy', { recursive: true });
for (const [path, text] of Object.entries(files)) writeFileSync(path, text);
console.log(`${Object.keys(files).length} Dateien für Webserver liegen in out/ und deploy/.`);
