import type { Kind } from 'content/puzzle-kinds';

type Drawing = { lines: string; filled?: string; letters?: readonly (readonly [number, number, string])[] };

/** Drawn as in print, on a square of 48 × 48. */
const DRAWINGS: Record<Kind, Drawing> = {
  crossword: {
    lines: 'M4 16h40v12H4zM16 4h12v40H16zM16 16v12M28 16v12M16 40h12',
    filled: 'M28 28h12v12H28z',
    letters: [
      [22, 25.5, 'D'],
      [34, 25.5, 'U'],
    ],
  },
  wordsearch: {
    lines: 'M5 5h38v38H5zM8 35a5 5 0 0 1 0-7L29 8a5 5 0 0 1 7 7L15 35a5 5 0 0 1-7 0z',
    letters: [
      [13, 17, 'K'],
      [12, 34, 'W'],
      [22, 25, 'A'],
      [32, 16, 'L'],
      [36, 38, 'E'],
    ],
  },
  sudoku: {
    lines: 'M4 4h40v40H4zM24 4v40M4 24h40M14 4v40M34 4v40M4 14h40M4 34h40',
    letters: [
      [9, 12.5, '1'],
      [39, 22.5, '4'],
      [19, 32.5, '3'],
      [29, 42.5, '2'],
    ],
  },
  syllables: {
    lines: 'M4 8h18v13H4zM26 8h18v13H26zM4 28h40v13H4zM24 28v13',
    letters: [
      [13, 18, 'VUL'],
      [35, 18, 'KAN'],
    ],
  },
  anagrams: {
    lines: 'M5 10l13-3 3 13-13 3zM27 6l14 2-2 13-13-2zM15 28l13 2-2 13-13-2zM33 40c6-2 8-7 6-13m-4 3 4-4 4 4',
    letters: [
      [13, 18.5, 'E'],
      [34, 17, 'L'],
      [21, 39, 'U'],
    ],
  },
  cipher: {
    lines:
      'M24 4a20 20 0 1 0 .1 0zM24 13a11 11 0 1 0 .1 0zM24 4v9M24 35v9M4 24h9M35 24h9M10 10l6 6M32 32l6 6M38 10l-6 6M16 32l-6 6',
    letters: [[24, 27.5, 'A']],
  },
  maze: {
    lines: 'M20 4H4v40h16M28 44h16V4H28M12 12h16v8h8M12 20v16h8M20 28h8v16M36 28v8h-1M20 20v8M36 12v0',
  },
  logic: {
    lines:
      'M14 4h30v40H14zM4 14h40M4 24h40M4 34h40M4 14v30h10M24 4v40M34 4v40M16 18l2 2 4-4M27 27l4 4m0-4l-4 4M36 38l2 2 4-4',
  },
  pairs: {
    lines: 'M5 9l17-3 4 24-17 3zM26 16l17 3-4 24-17-3z',
    filled: 'M14 15l2 3 3 1-2 2 1 4-3-2-3 2 1-4-2-2 3-1zM33 25l2 3 3 1-2 2 1 4-3-2-3 2 1-4-2-2 3-1z',
  },
  differences: {
    lines: 'M4 10h18v28H4zM26 10h18v28H26zM8 34l5-8 5 8zM30 34l5-8 5 8zM13 15a3 3 0 1 0 .1 0z',
    filled: 'M33 16h6v4h-6z',
  },
};

/** A small picture of a kind of puzzle. */
export function KindSign({ kind }: { kind: Kind }) {
  const { lines, filled, letters = [] } = DRAWINGS[kind];
  return (
    <svg className="kind-sign" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {filled && <path d={filled} />}
      <path
        d={lines}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {letters.map(([x, y, letter]) => (
        <text fontSize={9} key={letter} x={x} y={y} textAnchor="middle">
          {letter}
        </text>
      ))}
    </svg>
  );
}
