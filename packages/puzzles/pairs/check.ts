import type { Pairs } from './puzzle';

/** Faults, [] if valid: faultsOfPairs(puzzle) → ['„Igel“ liegt nicht zweimal da'] */
export function faultsOfPairs({ columns, motifs, cards }: Pairs): string[] {
  const times = new Map<number, number>();
  for (const card of cards) times.set(card, (times.get(card) ?? 0) + 1);
  return [
    ...motifs.filter((_, at) => times.get(at) !== 2).map(({ name }) => `„${name}“ liegt nicht zweimal da`),
    ...(cards.length === motifs.length * 2 ? [] : ['hat eine Karte ohne Bild']),
    ...(cards.length % columns === 0 ? [] : ['hat eine Reihe, die nicht voll ist']),
    ...(new Set(motifs.map(({ name }) => name)).size === motifs.length ? [] : ['hat zwei Bilder mit demselben Namen']),
    ...(new Set(motifs.map(({ src }) => src)).size === motifs.length ? [] : ['hat dasselbe Bild unter zwei Namen']),
  ];
}
