const SOFT_HYPHEN = '\u00ad';

/** In letters; longer words do not fit into a headline at a width of 320 pixels. */
export const LONGEST_WHOLE = 16;

/** Adds soft hyphens for browsers without German hyphenation: hyphenated('Alle Buchtipps', ['Buch-tipps']) → 'Alle Buch\u00adtipps' */
export const hyphenated = (text: string, divided: readonly string[]): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const found = divided.find((entry) => entry.replaceAll('-', '') === word);
    return found ? found.replaceAll('-', SOFT_HYPHEN) : word;
  });

/** unhyphenated('Buch\u00adtipps') → 'Buchtipps' */
export const unhyphenated = (text: string) => text.replaceAll(SOFT_HYPHEN, '');

/** Headline words that are too long and have no hyphenation: undivided('Geschäftsbedingungen', []) → ['Geschäftsbedingungen'] */
export const undivided = (headline: string, divided: readonly string[]): string[] =>
  (hyphenated(headline, divided).match(/[\p{L}\u00ad]+/gu) ?? []).filter((word) =>
    word.split(SOFT_HYPHEN).some((part) => part.length > LONGEST_WHOLE),
  );
