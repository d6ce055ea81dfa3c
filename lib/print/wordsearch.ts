/** Rows of letters, and for each word where it begins and how it runs; rows and columns count from 0. */
export type Grid = {
  rows: string[][];
  found: { word: string; row: number; column: number; across: boolean }[];
};

/** Often in German, without umlauts that would give words away. */
const FILLING = 'ENISRATDHULCGMOBWFKZPV';

/** The same numbers in each build: seeded('VULKAN') gives 0.31…, 0.82…, and so on */
function seeded(text: string): () => number {
  let state = [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function tried(words: readonly string[], size: number, random: () => number): Grid | undefined {
  const cells: (string | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined));
  const found: Grid['found'] = [];
  for (const word of [...words].sort((a, b) => b.length - a.length || a.localeCompare(b, 'de'))) {
    const places = Array.from({ length: size * size * 2 }, (_, at) => ({
      across: at % 2 === 0,
      row: Math.floor(at / 2 / size),
      column: Math.floor(at / 2) % size,
    })).filter(({ across, row, column }) =>
      [...word].every((letter, at) => {
        const [r, c] = across ? [row, column + at] : [row + at, column];
        return r < size && c < size && [undefined, letter].includes(cells[r]?.[c]);
      }),
    );
    const place = places[Math.floor(random() * places.length)];
    if (!place) return undefined;
    for (const [at, letter] of [...word].entries()) {
      const row = cells[place.across ? place.row : place.row + at];
      if (row) row[place.across ? place.column + at : place.column] = letter;
    }
    found.push({ word, ...place });
  }
  const filling = () => FILLING[Math.floor(random() * FILLING.length)] as string;
  return { rows: cells.map((row) => row.map((cell) => cell ?? filling())), found };
}

/** Across or down, never backwards: gridOf(['VULKAN', 'LAVA', …]) → { rows: [['V', 'U', …], …], found: [{ word: 'VULKAN', row: 0, … }] } */
export function gridOf(words: readonly string[]): Grid {
  const random = seeded(words.join());
  const least = Math.max(10, ...words.map((word) => word.length));
  for (let attempt = 0; attempt < 200; attempt++) {
    const grid = tried(words, least + Math.floor(attempt / 50), random);
    if (grid) return grid;
  }
  throw new Error(`Für ${words.join(', ')} findet sich kein Buchstabengitter`);
}
