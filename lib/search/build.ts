import type { Content, SearchWords } from 'content/kinds';
import { type Day, today } from 'german/dates/day';
import { snippet } from 'german/snippet';
import { agesAsked } from 'search/ages';
import { isShort } from 'search/compounds';
import { fold } from 'search/fold';
import type { Answer, Entry } from 'search/found';
import { nounParts, nounsIn } from 'search/nouns';
import type { Stored } from 'search/stored';
import { isIgnored, LONE_LETTER, stem, wordsOf } from 'search/words';
import { plansAsOf } from 'subscription/plans/in-order';
import { priceLine } from 'subscription/plans/price-line';
import { planPath } from '@/lib/paths';
import { draftEntries } from './entries';
import type { Draft } from './entries/draft';

/** A draft with the words of content/search-words.yaml. */
type Indexed = Draft & { added: string };

/** Weight of a word, by field. */
const FIELDS = { title: 6, added: 5, keywords: 2.5, note: 2, text: 1, aside: 0.4 } as const;

/** Fields of the page itself; others exist only for the search. */
const WRITTEN = ['title', 'text', 'keywords', 'note', 'aside'] as const;

/** Weight of a compound's parts, relative to words of their own. */
const AS_PART = 0.6;

/** Word count at which a field's weight per word has halved. */
const HALF_AT = { title: 12, added: 60, keywords: 60, note: 20, text: 260, aside: 200 } satisfies Record<
  keyof typeof FIELDS,
  number
>;

/** Length of the excerpt: two lines on a phone, beside a picture. */
const EXCERPT = 120;

/** Weights are rounded to 1/6; finer steps enlarge the index. */
const STEPS = 6;

/** Throws if content/search-words.yaml names a page that does not exist:
 * searchIndex(content, thumbnail) → { entries: [{ kind: 'event', … }, …], terms: '0 … zoo', … } */
export function searchIndex(content: Content, thumbnail: (src: string) => Entry['image'], day = today()): Stored {
  const drafts = withWords(draftEntries(content, day), content.searchWords);
  const texts = drafts.flatMap((draft) => WRITTEN.map((field) => draft[field] ?? ''));
  const nouns = nounsIn(texts, content.searchWords);
  const counts = countWords(drafts, nouns);
  const terms = [...counts.keys()].sort();
  return {
    entries: drafts.map(({ kind, title, path, note, text, image, isPart, answers }) => ({
      kind,
      title,
      path,
      note,
      excerpt: answers ? text : snippet(text, EXCERPT),
      image: image ? thumbnail(image) : undefined,
      isPart,
      answers,
    })),
    terms: terms.join(' '),
    postings: terms.map((term) => stored(counts.get(term) ?? new Map(), drafts)),
    short: [...nouns].filter((noun) => isShort(stem(noun))).join(' '),
    same: content.searchWords.same.map((words) => words.map(joined).join(' ')),
    general: content.searchWords.general.map(({ word, covers }) => [word, ...covers].map(joined).join(' ')),
    answers: content.searchWords.answers.map(({ ask, and, about, prices, helplines, ...answer }) => ({
      ...answer,
      ask: stems(ask),
      and: and && stems(and),
      about: stems(about),
      ...(prices && { rows: priceRows(content, day) }),
      ...(helplines && { rows: helpRows(content) }),
    })),
  };
}

const priceRows = ({ plans }: Content, day: Day): Answer['rows'] =>
  plansAsOf(plans, day).map((plan) => ({ label: plan.title, href: planPath(plan.id), value: priceLine(plan) }));

const helpRows = ({ parents }: Content): Answer['rows'] =>
  parents.help.lines.map(({ name, call, number }) => ({ label: name, href: call, value: number }));

/** joined('E-Paper') → 'EPaper' */
const joined = (word: string) => word.replace(/[\s-]+/g, '');

const stems = (words: readonly string[]) => [...new Set(words.map((word) => stem(joined(word))))].join(' ');

/** The title distinguishes entries with the same path. */
const isAt = ({ path, title }: SearchWords['pages'][number], draft: Draft) =>
  path === draft.path && (title === undefined || title === draft.title);

function withWords(drafts: Draft[], { pages }: SearchWords): Indexed[] {
  const lost = pages.filter((place) => !drafts.some((draft) => isAt(place, draft)));
  if (lost.length > 0) {
    throw new Error(
      `content/search-words.yaml: diese Stellen gibt es nicht: ${lost.map(({ path }) => path).join(', ')}`,
    );
  }
  return drafts.map((draft) => {
    const added = pages.filter((place) => isAt(place, draft)).flatMap(({ words }) => words);
    return { ...draft, added: added.join(' ') };
  });
}

/** Weight of each term in each entry: countWords(drafts, nouns) → Map { 'eul' → Map { 12 → 6.2 } } */
function countWords(drafts: readonly Indexed[], nouns: ReadonlySet<string>): Map<string, Map<number, number>> {
  const counts = new Map<string, Map<number, number>>();
  const add = (term: string, entry: number, weight: number) => {
    const entries = counts.get(term) ?? new Map<number, number>();
    counts.set(term, entries.set(entry, (entries.get(entry) ?? 0) + weight));
  };
  for (const [entry, draft] of drafts.entries()) {
    for (const field of Object.keys(FIELDS) as (keyof typeof FIELDS)[]) {
      // Keeps stop words that the content adds on purpose, as in 'was ist los'.
      const words = wordsOf(field === 'added' ? agesAsked(fold(draft.added)) : (draft[field] ?? '')).filter(
        (word) => field === 'added' || !(isIgnored(fold(word)) || LONE_LETTER.test(word)),
      );
      const share = FIELDS[field] / (1 + words.length / HALF_AT[field]);
      const often = new Map<string, number>();
      for (const word of words) {
        const term = stem(word);
        often.set(term, (often.get(term) ?? 0) + 1);
        // Splits compounds, except in words that the content adds.
        for (const part of field === 'added' ? [] : nounParts(word, nouns))
          often.set(part, (often.get(part) ?? 0) + AS_PART);
      }
      // Repeated words have diminishing weight.
      for (const [term, times] of often) add(term, entry, (share * 2 * times) / (1 + times));
    }
  }
  return counts;
}

function stored(entries: ReadonlyMap<number, number>, drafts: readonly Indexed[]): number[] {
  let before = 0;
  return [...entries].flatMap(([entry, weight]) => {
    const worth = Math.round(weight * (drafts[entry]?.weight ?? 1) * STEPS);
    if (worth === 0) return [];
    const step = entry - before;
    before = entry;
    return [step, worth];
  });
}
