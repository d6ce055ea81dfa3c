import { createHash } from 'node:crypto';

/** Content hash for file names, SHA-256 cut to `length` hex digits: hashOf(['<!DOCTYPE html>…']) → '3f2a9c01b7de' */
export function hashOf(parts: Iterable<string | Uint8Array>, length = 12): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, length);
}
