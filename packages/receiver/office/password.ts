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

/** hashPassword('geheim') → 'scrypt:…:…', the value for OFFICE_PASSWORD */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFC'), salt, LENGTH, COST);
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`;
}

/** isHash('scrypt:3q2-7w…:9tZ1…') → true, isHash('geheim') → false */
export const isHash = (text: string) => /^scrypt:[\w-]{22}:[\w-]{43}$/.test(text);

/** isPassword('…', 'scrypt:…') → true */
export async function isPassword(typed: string, hash: string): Promise<boolean> {
  const [, salt = '', key = ''] = hash.split(':');
  const derived = await derive(typed.normalize('NFC'), Buffer.from(salt, 'base64url'), LENGTH, COST);
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}
