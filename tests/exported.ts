import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isOfDesk } from '@/lib/desk/address';

const all = (readdirSync('out', { recursive: true }) as string[])
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => statSync(join('out', name)).isFile());

/** Every file of the site by its name below out/, but those of the editors' desk, which is judged by itself (decision 0026). */
export const exported = all.filter((name) => !isOfDesk(name));

/** The desk's, where content/site.yaml has one. */
export const exportedDesk = all.filter(isOfDesk);
