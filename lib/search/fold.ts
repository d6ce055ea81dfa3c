/** In lower case and otherwise as typed; 'ß' becomes 'ss', as its capital does. */
export const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss');

/**
 * Letters as people type them on any keyboard: 'Köln', 'Koeln' and 'koln' all give 'koln'; 'Straße' gives 'strasse'.
 * The e of 'ue' is kept where it is no umlaut: 'Feuer', 'Mauer', 'Quelle'.
 */
export const fold = (text: string) =>
  plain(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<![aeiouq])([aou])e+/g, '$1');
