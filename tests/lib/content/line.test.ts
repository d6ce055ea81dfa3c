import { lineOf } from '@/lib/content/line';

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
  ['a text of several lines by its first', 'content[1].text', 4],
  ['a field that is missing by the block it belongs to', 'content[2].image', 6],
  ['a block behind the last by the list', 'content[3].text', 3],
  ['a field', 'title', 1],
])('an editor is led to %s', (_, field, line) => expect(lineOf(ARTICLE, field)).toBe(line));

test.each(['(Datei)', 'Zeile 3', 'quiz[1].question'])('of %s, which stands nowhere, there is no line', (field) =>
  expect(lineOf(ARTICLE, field)).toBeUndefined(),
);
