import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Unchecked, so that the content check can start where the file has faults, and report them. */
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
/** Starts the names of stored keys and of files. */
export const PREFIX = String(prefix);
