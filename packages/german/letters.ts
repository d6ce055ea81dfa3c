/** Capitals without spaces and signs: umlauts stay, ß becomes SS, anything else is dropped: lettersOf('Große Wüste!') → 'GROSSEWÜSTE' */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .toUpperCase()
    .replace(/[^A-ZÄÖÜ]/g, '');
