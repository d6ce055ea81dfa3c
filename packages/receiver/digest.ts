import { createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keyed hash of a text: the same for the same text, and nobody can try out account numbers without the key. */
export type Digest = (text: string) => string;

type Secrets = { passwordHash?: string | undefined; smtpUrl?: string | undefined; database?: string };

const BYTES = 32;
const passwordIn = (url = '') => (URL.canParse(url) ? new URL(url).password : '');

/** The key is derived from the secrets of the settings: all receivers of a store share them, and no backup of the store holds them. Without
 * any, it lasts as long as the process, and a retry after a restart counts as a correction:
 * digester(settings)('DE89…') → 64 hex digits */
export function digester({ passwordHash = '', smtpUrl, database }: Secrets): Digest {
  const secrets = [passwordHash, passwordIn(smtpUrl), passwordIn(database)];
  const key = secrets.some(Boolean)
    ? Buffer.from(hkdfSync('sha256', secrets.join('\n'), '', 'digest of messages', BYTES))
    : randomBytes(BYTES);
  return (text) => createHmac('sha256', key).update(text).digest('hex');
}
