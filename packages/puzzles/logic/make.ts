import { shuffle } from 'german/shuffle';
import type { Maker } from '../contract';
import type { Level } from '../level';
import { randomFrom } from '../random';
import { clueText, factsOf, questionOf } from './clues';
import { deduce } from './deduce';
import type { Fact, Logic, LogicCategory, LogicTheme } from './puzzle';
import { allWorlds, countBoth, inAll, type Left, rowsOf, type Worlds, worldsWith } from './worlds';

const SIZES = { easy: { items: 3, categories: 3, direct: 1 }, hard: { items: 4, categories: 4, direct: 1 } } as const;
const WORLDS = { easy: allWorlds(3, 3), hard: allWorlds(4, 4) } as const;
/** Retry limit: ten times what a thousand seeds needed. */
const TRIES = 500;

/** Picks this many items of a category; neighbouring ones if it has an order. */
function some({ items, ...rest }: LogicCategory, count: number, random: () => number): LogicCategory {
  const from = Math.floor(random() * (items.length - count + 1));
  const drawn = rest.order ? items.slice(from, from + count) : shuffle(items, random).slice(0, count);
  return { ...rest, items: drawn };
}

/** Adds clues in random order until only one world is left, then removes redundant ones. */
function pick(facts: readonly Fact[], worlds: Worlds, direct: number): Fact[] {
  const all = new Uint32Array(Math.ceil(worlds.all.length / 32)).fill(~0);
  let taken: { fact: Fact; worlds: Left }[] = [];
  let left = all;
  let count = worlds.all.length;
  for (const fact of facts) {
    if (count === 1) break;
    if (fact.kind === 'is' && taken.filter((one) => one.fact.kind === 'is').length === direct) continue;
    const set = worldsWith(worlds, fact);
    const next = countBoth(left, set);
    if (next === count) continue;
    taken.push({ fact, worlds: set });
    left = inAll([set], left);
    count = next;
  }
  for (const one of [...taken].reverse()) {
    const others = taken.filter((other) => other !== one);
    const [first, ...sets] = others.map((other) => other.worlds);
    if (first && countBoth(inAll(sets, first), all) === 1) taken = others;
  }
  return taken.map(({ fact }) => fact);
}

/** A unique solution, found without guessing, and no redundant clue: makeLogic(themes, 'easy', 47) → { title: 'Besuch im Tierheim', clues:
 * [{ text: 'Mia hat nicht den Hund.', fact: … }, …], … } */
export function makeLogic(source: readonly LogicTheme[], level: Level, seed: number): Logic {
  const random = randomFrom(seed);
  const { items, categories: count, direct } = SIZES[level];
  const theme = source[Math.floor(random() * source.length)];
  const [first, ...others] = theme?.categories ?? [];
  if (!theme || !first || others.length + 1 < count)
    throw new RangeError(`Logical: Ein Thema braucht ${count} Gruppen`);
  const few = [first, ...others].find((one) => one.items.length < items);
  if (few) throw new RangeError(`Logical: ${few.name} braucht ${items} Dinge`);
  for (let at = 0; at < TRIES; at += 1) {
    const chosen = new Set(shuffle(others, random).slice(0, count - 1));
    const categories = [first, ...others.filter((one) => chosen.has(one))].map((one) => some(one, items, random));
    const worlds = WORLDS[level];
    const solution = rowsOf(worlds, Math.floor(random() * worlds.all.length));
    const facts = pick(shuffle(factsOf(categories, solution), random), worlds, direct);
    if (!deduce(count, items, facts)) continue;
    return {
      title: theme.title,
      story: `${theme.story} ${questionOf(categories)}`,
      categories: categories.map((one) => ({ name: one.name, ask: one.ask, items: one.items.map(({ name }) => name) })),
      clues: facts.map((fact) => ({ text: clueText(categories, fact), fact })),
      solution,
    };
  }
  throw new RangeError(`Logical: Zu „${theme.title}“ kam keines zustande, das ohne Raten aufgeht`);
}

export const logicMaker: Maker<Logic> = {
  list: 'logic',
  room: [45, 83],
  make: ({ puzzles }, level, seed) => makeLogic(puzzles.logic, level, seed),
};
