import type { Fact, Ref } from './puzzle';

/** An assignment in both directions: row of each item, and item of each row by category. */
type World = { rowOf: Uint8Array; itemIn: Uint8Array };
export type Worlds = { items: number; categories: number; all: readonly World[] };

/** Bit set of the remaining worlds. */
export type Left = Uint32Array<ArrayBuffer>;

function orders(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) => orders(items.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

function worldOf(things: readonly (readonly number[])[]): World {
  const rowOf = new Uint8Array(things.flatMap((order) => order.map((_, item) => order.indexOf(item))));
  return { rowOf, itemIn: new Uint8Array(things.flat()) };
}

/** All possible worlds: allWorlds(3, 2) → { items: 3, categories: 2, all: [6 of them] } */
export function allWorlds(items: number, categories: number): Worlds {
  const mixed = orders(Array.from({ length: items }, (_, at) => at));
  let worlds = [mixed.slice(0, 1)];
  for (let nth = 1; nth < categories; nth += 1)
    worlds = worlds.flatMap((world) => mixed.map((order) => [...world, order]));
  return { items, categories, all: worlds.map(worldOf) };
}

/** Items of each row, by category: rowsOf(worlds, 0) → [[0, 0], [1, 1], [2, 2]] */
export const rowsOf = ({ items, categories, all }: Worlds, at: number): number[][] =>
  Array.from({ length: items }, (_, row) =>
    Array.from({ length: categories }, (_, category) => all[at]?.itemIn[category * items + row] ?? 0),
  );

function test(items: number, fact: Fact): (world: World) => boolean {
  const place = ([category, item]: Ref) => category * items + item;
  const [a, b] = [place(fact.a), place(fact.b)];
  switch (fact.kind) {
    case 'is':
      return ({ rowOf }) => rowOf[a] === rowOf[b];
    case 'not':
      return ({ rowOf }) => rowOf[a] !== rowOf[b];
    case 'either': {
      const c = place(fact.c);
      return ({ rowOf }) => rowOf[a] === rowOf[b] || rowOf[a] === rowOf[c];
    }
    case 'before':
    case 'just': {
      const by = fact.by * items;
      const isJust = fact.kind === 'just';
      return ({ rowOf, itemIn }) => {
        const gap = (itemIn[by + (rowOf[b] as number)] as number) - (itemIn[by + (rowOf[a] as number)] as number);
        return isJust ? gap === 1 : gap > 0;
      };
    }
  }
}

/** Bit set of the worlds in which a fact is true: worldsWith(worlds, { kind: 'is', a: [0, 1], b: [1, 1] }) → Uint32Array [ … ] */
export function worldsWith({ items, all }: Worlds, fact: Fact): Left {
  const left = new Uint32Array(Math.ceil(all.length / 32));
  const holds = test(items, fact);
  for (let at = 0; at < all.length; at += 1)
    if (holds(all[at] as World)) left[at >> 5] = (left[at >> 5] as number) | (1 << (at & 31));
  return left;
}

/** Size of the intersection: countBoth(one, other) → 12 */
export function countBoth(one: Left, other: Left): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 1)
    for (let bits = (one[at] as number) & (other[at] as number); bits; bits &= bits - 1) count += 1;
  return count;
}

/** Intersection: inAll([one, other], all) → the worlds in each of them */
export function inAll(sets: readonly Left[], start: Left): Left {
  const left = start.slice();
  for (const set of sets)
    for (let at = 0; at < left.length; at += 1) left[at] = (left[at] as number) & (set[at] as number);
  return left;
}
