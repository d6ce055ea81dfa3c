import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Not validated, so that the content check can start and report the file's faults. */
function written(): { name?: unknown; prefix?: unknown } {
  try {
    return Object(parse(readFileSync(join(process.cwd(), 'content/title.yaml'), 'utf8')));
  } catch {
    return {};
  }
}

const { name = '', prefix = '' } = written();

/** `#title` in Node; bundles for browsers get names.browser.ts (package.json, "imports"). */
export const NAME = String(name);
/** Prefix of stored keys and file names. */
export const PREFIX = String(prefix);
