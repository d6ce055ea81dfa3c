import type { Warning } from './fault';
import { fieldName } from './fault';
import { type Facts, factOf, namesOf } from './names';
import { PLACEHOLDER } from './schema/site';
import { mapStrings } from './text';
import { pricesIn } from './values/prices';

/** What has prices of its own: an admission, a book, what an article tells. */
const OTHER_PRICES = /^(events|books|games|articles)\/|^(news|glossary)\.yaml$/;
/** Where a price, the product's name or an address stands as the fact itself. */
const FACTS = [
  [/^plans\//, /^(price\.(amount|original\.amount|alternateReading)|terms\.monthly|postalSurcharge)$/],
  [/^subscription\.yaml$/, /^plans\[\d+\]\.price$/],
  [/^site\.yaml$/, /^(product|publisher\..*|order\.delivery\.countries\[\d+\]\.surcharge)$/],
  [/./, /(^|\.)(href|src|moreInfoLink|email|endpoint)$/],
] as const;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const hasWord = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'u').test(text);

/** The placeholder that stands for an amount today; the first that has one. */
function placeholderFor(facts: Facts, amount: string): string {
  const name = namesOf(facts).find((known) => factOf(facts, known) === amount);
  return name ? `der Platzhalter {${name}}` : 'ein Platzhalter wie {plans.year.price}';
}

/** Amounts and names that copy holds written out, though they stand elsewhere: there they would be changed alone. */
export function writtenOut(file: string, data: unknown, facts: Facts): Warning[] {
  const warnings: Warning[] = [];
  const names = ['product', 'publisher.name'].flatMap((name) => {
    const value = factOf(facts, name);
    return value && value !== PLACEHOLDER ? [{ name, value }] : [];
  });
  mapStrings(data, (text, path) => {
    const field = fieldName(path);
    if (FACTS.some(([files, fields]) => files.test(file) && fields.test(field))) return text;
    const warn = (found: string, expected: string) =>
      warnings.push({ kind: 'Hinweis', file, field, found: `„${found}“`, expected });
    for (const { name, value } of names) if (hasWord(text, value)) warn(value, `der Platzhalter {${name}}`);
    if (!OTHER_PRICES.test(file))
      for (const { text: amount } of pricesIn(text)) warn(amount, placeholderFor(facts, amount));
    return text;
  });
  return warnings;
}
