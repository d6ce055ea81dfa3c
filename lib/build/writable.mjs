import { accessSync, constants, existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Throws '/srv/duda/public cannot be written.' for the first folder that exists and cannot be written.
 * @param {readonly string[]} folders */
export function refuseReadOnly(folders) {
  for (const folder of folders)
    if (existsSync(folder) && !isWritable(folder)) throw new Error(`${resolve(folder)} cannot be written.`);
}
