import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Title, titleSchema } from '../content/schema/title';
import { themesOf } from './themes';

/** Where the project lies, whatever folder of content a test or the CMS reads. */
const FILE = 'content/title.yaml';

function readTitle(): Title {
  const { data, error } = titleSchema.safeParse(parse(readFileSync(join(process.cwd(), FILE), 'utf8')));
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => `${FILE} · ${path.join('.')}: ${message}`);
  throw new Error(`${faults.join('\n')}\nnpm run content:check sagt mehr.`);
}

/** For Node. In tests and in the gallery it is that of the fixtures. */
export const title = readTitle();
export const { palette } = title;
export const themes = themesOf(title);
