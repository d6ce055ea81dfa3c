import type { Differences, Spot } from './puzzle';

const SIDES = ['links', 'rechts'] as const;

/** Text alternative of a picture: pictureInWords(puzzle, 'first') → ['Am Kai: eine Kiste, links', …] */
export const pictureInWords = ({ spots }: Differences, picture: 'first' | 'second'): string[] =>
  spots.flatMap((spot) => {
    const part = spot[picture];
    return part ? [`${spot.place}: ${part.what}, ${SIDES[part.side]}`] : [];
  });

/** Text of the solution: differenceInWords(spot) → 'Am Kai fehlt im zweiten Bild eine Kiste.' */
export function differenceInWords({ place, first, second }: Spot): string {
  if (!second) return `${place} fehlt im zweiten Bild ${first?.what}.`;
  if (!first) return `${place} fehlt im ersten Bild ${second.what}.`;
  if (first.drawing !== second.drawing) return `${place} ist im ersten Bild ${first.what}, im zweiten ${second.what}.`;
  return `${place} ist im zweiten Bild ${first.what} nach ${SIDES[second.side]} gerückt.`;
}

/** Indexes of the spots that differ: differencesOf(puzzle) → [2, 5, …] */
export const differencesOf = ({ spots }: Differences): number[] =>
  spots.flatMap(({ first, second }, at) =>
    first?.drawing === second?.drawing && first?.side === second?.side ? [] : [at],
  );
