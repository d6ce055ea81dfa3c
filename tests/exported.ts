import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isOfCms } from '@/lib/pages/cms-path';

const all = (readdirSync('out', { recursive: true }) as string[])
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => statSync(join('out', name)).isFile());

/** All files of the site by path below out/, except the CMS's, which has its own checks (decision 0026). */
export const exported = all.filter((name) => !isOfCms(name));

/** The CMS's files, if content/site.yaml enables it. */
export const exportedCms = all.filter(isOfCms);
