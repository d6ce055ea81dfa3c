import type { WarningFields } from 'content/fault';
import { fieldName } from 'content/fault';
import { fileOf } from 'content/files';
import type { Content } from 'content/kinds';
import { textsIn } from 'content/text';
import { typos } from 'german/typos';
import { plainWords } from 'german/words';

/** In letters; shorter words resemble too many other words. */
const SHORTEST = 8;
/** A word that occurs this often is most likely right. */
const COMMON = 4;
/** Letters that both words share at either end; a difference there is another form of the word. */
const STEM = 2;

type Place = { file: string; field: string; text: string };

const placesIn = (file: string, data: unknown): Place[] =>
  textsIn(data).map(({ text, path }) => ({ file, field: fieldName(path), text }));

/** Texts that visitors read. */
function textsOf(content: Content): Place[] {
  const { articles, issues, events, books, games, news, glossary, landing, faq, parents, school } = content;
  const { comics, experiments, history, briefs } = content;
  return [
    ...articles.flatMap(({ slug, ...article }) => placesIn(`articles/${slug}.yaml`, article)),
    ...issues.flatMap(({ name, ...issue }) => placesIn(`issues/${name}.yaml`, issue)),
    ...events.flatMap((event) => placesIn(fileOf('events', event.id), event)),
    ...books.flatMap((book) => placesIn(fileOf('books', book.id), book)),
    ...games.flatMap((game) => placesIn(fileOf('games', game.id), game)),
    ...comics.flatMap(({ slug, ...comic }) => placesIn(`comics/${slug}.yaml`, comic)),
    ...experiments.flatMap(({ slug, ...experiment }) => placesIn(`experiments/${slug}.yaml`, experiment)),
    ...Object.entries({ news, glossary, landing, faq, parents, school, history, briefs }).flatMap(([key, data]) =>
      placesIn(`${key}.yaml`, data),
    ),
  ].filter(({ text }) => text.includes(' '));
}

const consonants = (word: string) => word.replace(/[aeiouyäöü]/g, '');
const vowels = (word: string) => word.replace(/[^aeiouyäöü]/g, '');

/** One letter added, missing or swapped. Not a difference in vowels alone, mostly another form ('erfinden', 'erfunden'),
 * nor one letter replaced, mostly another word ('schreckt', 'schmeckt'). */
const isSlip = (word: string, right: string) =>
  typos(word, right, 1) === 1 &&
  (consonants(word) !== consonants(right) || vowels(word) === vowels(right)) &&
  (word.length !== right.length || [...word].sort().join() === [...right].sort().join());

/** Reports words that occur once and are a typo away from a common one: → [{ file: 'articles/eulen.yaml', found: '„Fedderkleid“', … }] */
export function likelyTypos(content: Content): WarningFields[] {
  const known = new Map<string, Place & { word: string; count: number }>();
  for (const place of textsOf(content))
    for (const word of plainWords(place.text)) {
      const before = known.get(word.toLowerCase());
      known.set(word.toLowerCase(), { ...(before ?? { ...place, word }), count: (before?.count ?? 0) + 1 });
    }
  const listed = new Set([
    ...content.syllables.map((entry) => entry.replaceAll('-', '').toLowerCase()),
    ...content.glossary.flatMap(({ word, forms }) => [word, ...forms].map((form) => form.toLowerCase())),
  ]);
  const long = [...known].filter(([key]) => key.length >= SHORTEST);
  const common = long.filter(([, { count }]) => count >= COMMON).map(([key]) => key);
  const ends = (key: string) => key.slice(0, STEM) + key.slice(-STEM);
  const alike = new Map<string, string[]>();
  for (const key of common) alike.set(ends(key), [...(alike.get(ends(key)) ?? []), key]);
  return long.flatMap(([key, { count, word, file, field }]): WarningFields[] => {
    const right = count === 1 && !listed.has(key) && alike.get(ends(key))?.find((other) => isSlip(key, other));
    return right ? [{ file, field, found: `„${word}“`, expected: `vielleicht „${known.get(right)?.word}“` }] : [];
  });
}
