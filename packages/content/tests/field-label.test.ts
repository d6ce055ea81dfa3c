import { formatFault } from 'content/fault';
import { fieldLabel } from 'content/field-label';
import { labelsTo } from 'content/label';
import { articleSchema } from 'content/schema/article';

test.each([
  ['a field', 'books/06-der-fall.yaml', 'cover.alt', 'Umschlag › Was auf dem Bild zu sehen ist'],
  ['an entry of a list', 'articles/eulen.yaml', 'quiz[2].answers[3]', 'Quiz › 2. Frage › Antworten › 3. Antwort'],
  [
    'one of two numbers',
    'diagrams/vulkan.yaml',
    'labels[1].to[2]',
    'Beschriftungen › 1. Beschriftung › Zeigt auf › Von oben',
  ],
  [
    'a choice that is a field',
    'site.yaml',
    'eventCategories.lesung.one',
    'Arten von Veranstaltungen › Lesung › Eine heißt',
  ],
  ['an entry of a file that is a list', 'faq.yaml', '[3].answer', '3. Frage › Antwort'],
  ['a place in a file', 'lists.yaml (books)', 'title', 'Buchtipps › Titel'],
  [
    'a union with the same label in each option',
    'articles/eulen.yaml',
    'content[4].image.src',
    'Artikel › 4. Block › Bild › Bilddatei',
  ],
  [
    'a union with different labels, up to the union',
    'issues/2026-47.yaml',
    'pages[1].pieces[2].id',
    'Seiten › 1. Seite › Was auf der Seite steht › 2. Stück',
  ],
  ['an unknown field, up to its parent', 'events/1-a.yaml', 'image.nobody', 'Bild'],
  ['a whole file', 'events/1-a.yaml', '(Datei)', ''],
  ['a line', 'faq.yaml', 'Zeile 3', ''],
  ['an unknown file', 'pictures/zoo.webp', 'title', ''],
])('gives the label of %s', (_, file, field, label) => expect(fieldLabel(file, field)).toBe(label));

test('data select the option of a union', () => {
  const labelOf = (type: string) => labelsTo(articleSchema, ['content', 0, 'text'], { content: [{ type }] }).at(-1);
  expect([labelOf('paragraph'), labelOf('heading')]).toEqual(['Text', 'Zwischenüberschrift']);
});

test('a message names a field by label and key, with its line (R-CON-1)', () =>
  expect(
    formatFault({
      file: 'articles/eulen.yaml',
      field: 'quiz[2].question',
      line: 83,
      found: 'nichts',
      expected: 'ein Text',
    }),
  ).toBe(
    '„Quiz › 2. Frage › Frage“ in content/articles/eulen.yaml · quiz[2].question, Zeile 83: gefunden nichts, erwartet ein Text',
  ));
