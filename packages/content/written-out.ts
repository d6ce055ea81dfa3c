import { escapeRegExp } from 'german/text';
import type { Warning } from './fault';
import { fieldName } from './fault';
import { type Facts, factOf, namesOf } from './names';
import { PLACEHOLDER } from './schema/site';
import { textsIn } from './text';
import { pricesIn } from './values/prices';

/** Files with prices of their own, such as admissions and books. */
const OTHER_PRICES = /^(events|books|games|articles)\/|^(news|glossary)\.yaml$/;
/** Fields that hold a fact itself: a price, the product's name or an address. */
const FACTS = [
  [/^plans\//, /^(price\.(amount|original\.amount|alternateReading)|terms\.monthly|postalSurcharge)$/],
  [/^subscription\.yaml$/, /^plans\[\d+\]\.price$/],
  [/^title\.yaml$/, /^name$/],
  [/^site\.yaml$/, /^(publisher\..*|order\.delivery\.countries\[\d+\]\.surcharge)$/],
  [/./, /(^|\.)(href|src|moreInfoLink|email|endpoint)$/],
] as const;

const hasWord = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(word)}(?![\\p{L}\\p{N}])`, 'u').test(text);

function placeholderFor(facts: Facts, amount: string): string {
  const name = namesOf(facts).find((known) => factOf(facts, known) === amount);
  return name ? `der Platzhalter {${name}}` : 'ein Platzhalter wie {plans.year.price}';
}

/** Reports text that repeats a fact instead of its placeholder, and so would go stale:
 * → [{ field: '[1].answer', found: '„8,90 €“', expected: 'der Platzhalter {plans.year.price}', … }] */
export function factsWithoutPlaceholder(file: string, data: unknown, facts: Facts): Warning[] {
  const names = ['product', 'publisher.name'].flatMap((name) => {
    const value = factOf(facts, name);
    return value && value !== PLACEHOLDER ? [{ name, value }] : [];
  });
  return textsIn(data).flatMap(({ text, path }) => {
    const field = fieldName(path);
    if (FACTS.some(([files, fields]) => files.test(file) && fields.test(field))) return [];
    const found = names.filter(({ value }) => hasWord(text, value));
    const amounts = OTHER_PRICES.test(file) ? [] : pricesIn(text);
    return [
      ...found.map(({ name, value }) => ({ found: value, expected: `der Platzhalter {${name}}` })),
      ...amounts.map((amount) => ({ found: amount.text, expected: placeholderFor(facts, amount.text) })),
    ].map(({ found, expected }) => ({ kind: 'Hinweis', file, field, found: `„${found}“`, expected }));
  });
}
