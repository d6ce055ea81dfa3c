/** Without the word IBAN before it, spaces, dots and dashes. plainIban('IBAN: de89.3704') → 'DE893704' */
export const plainIban = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^IBAN/, '');

const inFours = (text: string) => text.replace(/(.{4})(?=.)/gu, '$1 ');

/** groupIban('de89370400440532013000') → 'DE89 3704 0044 0532 0130 00'; text that is no IBAN is grouped all the same. */
export const groupIban = (text: string) => inFours(plainIban(text));

/** Country and last four stay, for the console and the receipt: 'DE•• •••• •••• •••• ••30 00'. '' stays ''. */
export function maskIban(text: string): string {
  const plain = plainIban(text);
  const open = plain.length >= 15 ? 4 : 0;
  return inFours(
    [...plain].map((sign, index) => (open && (index < 2 || index >= plain.length - open) ? sign : '•')).join(''),
  );
}

/** What may be wrong with an IBAN; a hint, never a refusal (R-ORD-7). */
export type IbanDoubt = 'checksum' | 'country';

const LENGTH = { shortest: 15, longest: 34 } as const;

/** Fetches the checker: most visitors never need it. */
export const loadIbanCheck = () => import('ibantools');

/** Undefined where nothing is to be said, also of an empty field. Rejects where the checker cannot be loaded. */
export async function doubtIban(text: string): Promise<IbanDoubt | undefined> {
  const plain = plainIban(text);
  if (plain === '') return undefined;
  if (plain.length < LENGTH.shortest || plain.length > LENGTH.longest) return 'checksum';
  const { isSEPACountry, isValidIBAN } = await loadIbanCheck();
  if (!isValidIBAN(plain)) return 'checksum';
  return isSEPACountry(plain.slice(0, 2)) ? undefined : 'country';
}
