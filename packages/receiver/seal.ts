import { createCipheriv, createPublicKey, diffieHellman, generateKeyPairSync, hkdfSync } from 'node:crypto';
import * as age from 'age-encryption';

/** Encrypts for the office's key file; without a public key, text is only marked. */
export type Seal = (text: string) => Promise<string>;

/** Marks unencrypted text of a trial without a key. */
const OPEN = 'open:';

const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const CHECK_LETTERS = 6;

/** Decodes 52 letters of five bits each: bytesOf('age1…') → 32 bytes */
function bytesOf(publicKey: string): Buffer {
  const letters = [...publicKey.slice('age1'.length, -CHECK_LETTERS)];
  const bits = letters.reduce((sum, letter) => sum * 32n + BigInt(LETTERS.indexOf(letter)), 0n);
  return Buffer.from((bits >> 4n).toString(16).padStart(64, '0'), 'hex');
}

/** The X25519 recipient of the age format, using Node's crypto; that of the package takes ten times as long. */
function recipient(publicKey: string): age.Recipient {
  const office = bytesOf(publicKey);
  const officeKey = createPublicKey({
    key: { kty: 'OKP', crv: 'X25519', x: office.toString('base64url') },
    format: 'jwk',
  });
  return {
    wrapFileKey: (fileKey) => {
      const once = generateKeyPairSync('x25519');
      const share = Buffer.from(once.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
      const secret = diffieHellman({ privateKey: once.privateKey, publicKey: officeKey });
      const key = hkdfSync('sha256', secret, Buffer.concat([share, office]), 'age-encryption.org/v1/X25519', 32);
      const cipher = createCipheriv('chacha20-poly1305', Buffer.from(key), Buffer.alloc(12), { authTagLength: 16 });
      const wrapped = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      return [new age.Stanza(['X25519', share.toString('base64').replace(/=+$/, '')], wrapped)];
    },
  };
}

/** Throws if the key is invalid: sealer('age1…')('DE89…') → '-----BEGIN AGE ENCRYPTED FILE-----…', without a key 'open:DE89…' */
export function sealer(publicKey: string | undefined): Seal {
  if (!publicKey) return async (text) => `${OPEN}${text}`;
  // Throws if the key has a typo.
  new age.Encrypter().addRecipient(publicKey);
  const encrypter = new age.Encrypter();
  encrypter.addRecipient(recipient(publicKey));
  return async (text) => age.armor.encode(await encrypter.encrypt(text));
}

/** Reads secret keys from the text of a key file, comments and several keys included, as `age-keygen` writes it; undefined if a line is no
 * key: secretKeys('# created: …\nAGE-SECRET-KEY-1…\n') → ['AGE-SECRET-KEY-1…'] */
export function secretKeys(text: string): string[] | undefined {
  const keys = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  try {
    for (const key of keys) new age.Decrypter().addIdentity(key);
    return keys.length > 0 ? keys : undefined;
  } catch {
    return undefined;
  }
}

/** Decrypts with one of the keys: opener(['AGE-SECRET-KEY-1…'])(sealed) → 'DE89370400440532013000', '' if nothing was sealed, undefined
 * if no key fits */
export function opener(keys: readonly string[]): (sealed: string) => Promise<string | undefined> {
  const decrypter = new age.Decrypter();
  for (const key of keys) decrypter.addIdentity(key);
  return async (sealed) => {
    if (sealed === '') return '';
    if (sealed.startsWith(OPEN)) return sealed.slice(OPEN.length);
    if (keys.length === 0) return undefined;
    return decrypter.decrypt(age.armor.decode(sealed), 'text').catch(() => undefined);
  };
}

/** makeKeys() → { secret: 'AGE-SECRET-KEY-1…', public: 'age1…' } */
export async function makeKeys(): Promise<{ secret: string; public: string }> {
  const secret = await age.generateX25519Identity();
  return { secret, public: await age.identityToRecipient(secret) };
}
