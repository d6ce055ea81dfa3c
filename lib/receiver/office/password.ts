import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const;
const LENGTH = 32;

const derive = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
  cost: typeof COST,
) => Promise<Buffer>;

/** hashPassword('…') → 'scrypt:3q2-7w…:9tZ1…', the value for OFFICE_PASSWORD */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFC'), salt, LENGTH, COST);
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`;
}

/** isPassword('…', 'scrypt:…') → true; throws if the setting is not a hash */
export async function isPassword(typed: string, hash: string): Promise<boolean> {
  const [kind, salt = '', key = ''] = hash.split(':');
  const expected = Buffer.from(key, 'base64url');
  if (kind !== 'scrypt' || expected.length !== LENGTH)
    throw new Error('OFFICE_PASSWORD ist kein Hash: npm run orders -- password');
  return timingSafeEqual(await derive(typed.normalize('NFC'), Buffer.from(salt, 'base64url'), LENGTH, COST), expected);
}
