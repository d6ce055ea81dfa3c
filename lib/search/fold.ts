/** Letters as people type them on any keyboard: 'Köln', 'Koeln' and 'koln' all give 'koln'; 'Straße' gives 'strasse'. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1');

/** In lower case and otherwise as typed; 'ß' becomes 'ss', as its capital does. */
const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss');

/**
 * Prepares a text for many searches; do it once a text, not once a keystroke.
 * It holds the text as it stands and folded, so that folding never hides what is plainly contained ('uell' in 'Duell').
 */
export const searchable = (text: string) => `${plain(text)}\n${fold(text)}`;

/**
 * Is the search text contained, whatever the case and the accents (spec 2 §5)? The empty search finds everything.
 *
 * searchFor('koeln')(searchable('Haltestelle, Köln')) → true
 */
export function searchFor(query: string): (prepared: string) => boolean {
  const asTyped = plain(query.trim());
  const folded = fold(query.trim());
  return (prepared) => prepared.includes(asTyped) || prepared.includes(folded);
}
