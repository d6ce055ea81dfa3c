import type { Content, SearchWords } from '@/lib/content/kinds';
import { type Day, today } from '@/lib/dates/day';
import { planPath } from '@/lib/pages/paths';
import { plansAsOf } from '@/lib/plans/in-order';
import { priceLine } from '@/lib/plans/price-line';
import { snippet } from '@/lib/seo/snippet';
import { agesAsked } from './ages';
import { draftEntries } from './entries';
import type { Draft } from './entries/draft';
import { fold } from './fold';
import type { Answer, Entry } from './found';
import { nounParts, nounsIn } from './nouns';
import type { Stored } from './stored';
import { isIgnored, stem, wordsOf } from './words';

/** With the words that content/search-words.yaml adds. */
type Indexed = Draft & { added: string };

/** How much a word says of an entry, by where it stands. */
const FIELDS = { title: 6, added: 5, keywords: 2.5, note: 2, text: 1, aside: 0.4 } as const;

/** The fields that stand on the page; the others are added for the search. */
const WRITTEN = ['title', 'text', 'keywords', 'note', 'aside'] as const;

/** A compound says less of its parts than they do themselves. */
const AS_PART = 0.6;

/** Words at which one of them has lost half its weight: a longer text says less with it. */
const HALF_AT = { title: 12, added: 60, keywords: 60, note: 20, text: 260, aside: 200 } satisfies Record<
  keyof typeof FIELDS,
  number
>;

/** Letters that are shown: two lines on a phone and beside a picture. */
const EXCERPT = 120;

/** Weights are stored as whole numbers: the finer, the larger the index. */
const STEPS = 6;

/** Throws where content/search-words.yaml names a place that is none. → { entries: [{ kind: 'event', … }, …], terms: '0 … zoo', … } */
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
    short: [...nouns].filter((noun) => noun.length === 3).join(' '),
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

/** 'E-Paper' → 'EPaper' */
const joined = (word: string) => word.replace(/[\s-]+/g, '');

const stems = (words: readonly string[]) => [...new Set(words.map((word) => stem(joined(word))))].join(' ');

/** Of several entries at one place the title tells which is meant. */
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

/** → Map { 'eul' → Map { 12 → 6.2 } }: what a term says of the entries that hold it. */
function countWords(drafts: readonly Indexed[], nouns: ReadonlySet<string>): Map<string, Map<number, number>> {
  const counts = new Map<string, Map<number, number>>();
  const add = (term: string, entry: number, weight: number) => {
    const entries = counts.get(term) ?? new Map<number, number>();
    counts.set(term, entries.set(entry, (entries.get(entry) ?? 0) + weight));
  };
  for (const [entry, draft] of drafts.entries()) {
    for (const field of Object.keys(FIELDS) as (keyof typeof FIELDS)[]) {
      // Content adds words as they are meant: 'was ist los' too.
      const words = wordsOf(field === 'added' ? agesAsked(fold(draft.added)) : (draft[field] ?? '')).filter(
        (word) => field === 'added' || !isIgnored(fold(word)),
      );
      const share = FIELDS[field] / (1 + words.length / HALF_AT[field]);
      const often = new Map<string, number>();
      for (const word of words) {
        const term = stem(word);
        often.set(term, (often.get(term) ?? 0) + 1);
        // Only what is written on a page is taken apart.
        for (const part of field === 'added' ? [] : nounParts(word, nouns))
          often.set(part, (often.get(part) ?? 0) + AS_PART);
      }
      // The second time a word stands there it says less than the first.
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
