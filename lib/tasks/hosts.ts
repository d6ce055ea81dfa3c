import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isPreview } from '@/lib/content/build-time';
import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';
import { hostFiles } from '@/lib/hosts/files';
import { withBase } from '@/lib/pages/paths';
import { fullAddress } from '@/lib/seo/address';

const { content, faults } = readContent('content');
if (!content) throw new Error(faults.map(formatFault).join('\n'));
const files = Object.entries(
  hostFiles({
    host: new URL(fullAddress('/')).hostname,
    base: withBase('/').slice(0, -1),
    redirects: content.redirects,
    isPreview: isPreview(),
    hasDesk: Boolean(content.site.desk) && !isPreview(),
  }),
);

for (const [path, text] of files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const folders = new Set(files.map(([path]) => `${dirname(path)}/`));
console.log(`${files.length} Dateien für Webserver liegen in ${[...folders].join(' und ')}.`);
