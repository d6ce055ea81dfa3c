import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Title, titleSchema } from './schema/title';

/** Relative to the project, even if a test or the CMS reads another content folder. */
const FILE = 'content/title.yaml';

function readTitle(): Title {
  const { data, error } = titleSchema.safeParse(parse(readFileSync(join(process.cwd(), FILE), 'utf8')));
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => `${FILE} · ${path.join('.')}: ${message}`);
  throw new Error(`${faults.join('\n')}\nnpm run content:check sagt mehr.`);
}

/** Name and colours, for Node. Tests and the gallery use the fixtures' title. */
export const title = readTitle();
export const { palette } = title;
