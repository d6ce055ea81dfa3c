const SPACE = '\u00a0';

/** Signs, units and counted nouns after a number; a %placeholder% counts as a number. */
const BEHIND_NUMBER =
  /([\p{Nd}%}]) (€|%(?!\p{L})|°C|°|Uhr|Grad|Kilometern?|Metern?|Zentimetern?|Millimetern?|Kilogramm|Gramm|Tonnen|Litern?|Milliliter|Minuten?|Sekunden?|Stunden?|Tage?n?|Jahren?|Millionen|Milliarden|Seiten|cm|mm|km|kg|g|m|l|ml)(?![\p{L}])/gu;
const BEFORE_NUMBER = /(?<!\p{L})(Nr\.|Seite|Seiten|§|§§) (?=[\p{Nd}%{])/gu;
const MONTH =
  /(\p{Nd}\.) (?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L}))/gu;
const TIMES = /(\p{Nd}) × (?=\p{Nd})/gu;

/**
 * Inserts non-breaking spaces between a number and its unit, month or label:
 * keepTogether('Nr. 47 vom 21. November: 2.300 Kilometer') → 'Nr.\u00a047 vom 21.\u00a0November: 2.300\u00a0Kilometer'
 */
export const keepTogether = (text: string): string =>
  text
    .replace(BEHIND_NUMBER, `$1${SPACE}$2`)
    .replace(BEFORE_NUMBER, `$1${SPACE}`)
    .replace(MONTH, `$1${SPACE}`)
    .replace(TIMES, `$1${SPACE}×${SPACE}`);
