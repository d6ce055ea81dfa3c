import * as age from 'age-encryption';

/** Opened only with the office's key file; without a public key nothing is sealed. */
export type Seal = (text: string) => Promise<string>;

/** Kept where no key is set (the trial on one's own machine): it says so itself. */
const OPEN = 'open:';

/** sealer('age1…')('DE89…') → '-----BEGIN AGE ENCRYPTED FILE-----…', without a key 'open:DE89…'; throws where it is no key */
export function sealer(publicKey: string | undefined): Seal {
  if (!publicKey) return async (text) => `${OPEN}${text}`;
  const encrypter = new age.Encrypter();
  encrypter.addRecipient(publicKey);
  return async (text) => age.armor.encode(await encrypter.encrypt(text));
}

/** → 'DE89370400440532013000'; of what is sealed '' without the key, throws where it is another */
export async function opened(sealed: string, secretKey: string | undefined): Promise<string> {
  if (sealed === '') return '';
  if (sealed.startsWith(OPEN)) return sealed.slice(OPEN.length);
  if (!secretKey) return '';
  const decrypter = new age.Decrypter();
  decrypter.addIdentity(secretKey);
  return decrypter.decrypt(age.armor.decode(sealed), 'text');
}

/** → { secret: 'AGE-SECRET-KEY-1…', public: 'age1…' } */
export async function makeKeys(): Promise<{ secret: string; public: string }> {
  const secret = await age.generateX25519Identity();
  return { secret, public: await age.identityToRecipient(secret) };
}
