import { lineOf } from 'content/line';

const ARTICLE = `title: Wie Honig entsteht
content:
  - type: paragraph
    text: >-
      Eine Biene fliegt los.
  - type: heading
    text: Im Stock
`;

test.each([
  ['the text of a block', 'content[2].text', 7],
  ['a text over several lines, which is its first', 'content[1].text', 4],
  ['a missing field, which is its block’s', 'content[2].image', 6],
  ['a block after the last, which is the list’s', 'content[3].text', 3],
  ['a field', 'title', 1],
])('finds the line of %s', (_, field, line) => expect(lineOf(ARTICLE, field)).toBe(line));

test.each(['(Datei)', 'Zeile 3', 'quiz[1].question'])('has no line for %s', (field) =>
  expect(lineOf(ARTICLE, field)).toBeUndefined(),
);
