import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { redirectsSchema } from '@/lib/content/schema/redirects';
import { readYaml } from '@/lib/content/yaml';
import { hostFiles } from '@/lib/hosts/files';
import { withBase } from '@/lib/pages/paths';
import { fullAddress } from '@/lib/seo/address';

const redirects = redirectsSchema.parse(readYaml(readFileSync('content/redirects.yaml')).data);
const files = hostFiles({ host: new URL(fullAddress('/')).hostname, base: withBase('/').slice(0, -1), redirects });

mkdirSync('deploy', { recursive: true });
for (const [path, text] of Object.entries(files)) writeFileSync(path, text);
console.log(`${Object.keys(files).length} Dateien für Webserver liegen in out/ und deploy/.`);
