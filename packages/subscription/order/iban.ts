/** plainIban('IBAN: de89.3704') → 'DE893704' */
export const plainIban = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^IBAN/, '');

const inFours = (text: string) => text.replace(/(.{4})(?=.)/gu, '$1 ');

/** Formats any text: groupIban('de89370400440532013000') → 'DE89 3704 0044 0532 0130 00' */
export const groupIban = (text: string) => inFours(plainIban(text));

/** For console and receipt; idempotent: maskIban('DE89370400440532013000') → 'DE•• •••• •••• •••• ••30 00', maskIban('') → '' */
export function maskIban(text: string): string {
  if (text.includes('•')) return text;
  const plain = plainIban(text);
  const open = plain.length >= 15 ? 4 : 0;
  return inFours(
    [...plain].map((sign, index) => (open && (index < 2 || index >= plain.length - open) ? sign : '•')).join(''),
  );
}

/** A warning, never an error (R-ORD-7). */
export type IbanWarning = 'checksum' | 'country';

const LENGTH = { shortest: 15, longest: 34 } as const;

/** Loaded on demand, as most visitors never need it: (await loadIbanCheck()).isValidIBAN('DE00') → false */
export const loadIbanCheck = () => import('ibantools');

/** ibanWarning('DE00') → 'checksum'; undefined also for an empty field. Rejects if the checker cannot be loaded. */
export async function ibanWarning(text: string): Promise<IbanWarning | undefined> {
  const plain = plainIban(text);
  if (plain === '') return undefined;
  if (plain.length < LENGTH.shortest || plain.length > LENGTH.longest) return 'checksum';
  const { isSEPACountry, isValidIBAN } = await loadIbanCheck();
  if (!isValidIBAN(plain)) return 'checksum';
  return isSEPACountry(plain.slice(0, 2)) ? undefined : 'country';
}
