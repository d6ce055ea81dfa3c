/** Texts keep '12. Dezember' in one line, nobody types such a space. */
const PROTECTED = /[\u00a0\u202f]/g;

/** plain('Straße') → 'strasse', as its capital does; otherwise as typed. */
export const plain = (text: string) =>
  text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss').replace(PROTECTED, ' ');

/** As people type on any keyboard: fold('Köln'), fold('Koeln') → 'koln'; the e stays where it is no umlaut: fold('Feuer') → 'feuer' */
export const fold = (text: string) =>
  plain(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<![aeiouq])([aou])e+/g, '$1');
