/** Non-breaking spaces in texts, as in '12. Dezember', which nobody types. */
const PROTECTED = /[\u00a0\u202f]/g;

/** Lower case, ß as ss; keeps diacritics: plain('Straße') → 'strasse' */
export const plain = (text: string) =>
  text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss').replace(PROTECTED, ' ');

/** Removes diacritics and spelled-out umlauts: fold('Köln'), fold('Koeln') → 'koln'; keeps an e that is not part of one: fold('Feuer') → 'feuer' */
export const fold = (text: string) =>
  plain(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<![aeiouq])([aou])e+/g, '$1');
