import { gridOf } from '@/lib/print/wordsearch';

const WORDS = ['VULKAN', 'KRATER', 'MAGMA', 'LAVA', 'ASCHE', 'EULE', 'HÖHLE', 'SCHOKOLADE'];

test('every word a child looks for stands in the grid, where the answers say', () => {
  const { rows, found } = gridOf(WORDS);
  expect(found.map(({ word }) => word).sort()).toEqual([...WORDS].sort());
  for (const { word, row, column, across } of found) {
    const read = [...word].map((_, at) => (across ? rows[row]?.[column + at] : rows[row + at]?.[column])).join('');
    expect(read).toBe(word);
  }
});

test('all rows are as long as there are rows, and no cell is empty', () => {
  const { rows } = gridOf(WORDS);
  for (const row of rows) {
    expect(row).toHaveLength(rows.length);
    for (const cell of row) expect(cell).toMatch(/^[A-ZÄÖÜ]$/);
  }
});

test('paper and page show the same grid, whenever they are built', () => expect(gridOf(WORDS)).toEqual(gridOf(WORDS)));

test('other words make another grid', () =>
  expect(gridOf(['IGEL', 'LAUB', 'NEBEL', 'FROST', 'WOLKE']).rows).not.toEqual(gridOf(WORDS).rows));
