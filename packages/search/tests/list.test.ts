import fc from 'fast-check';
import { listSearch } from '../list';

const matches = (query: string, text: string) => listSearch([text])(query)(0);

test.each([
  ['Koeln', 'Haltestelle Brück Mauspfad, Köln'],
  ['koln', 'Köln'],
  ['KÖLN', 'Haltestelle, Köln'],
  ['Köln', 'Koeln'],
  ['Ko\u0308ln', 'K\u00f6ln'],
  ['strasse', 'Venloer Straße'],
  ['12. Dezember', 'Am 12.\u00a0Dezember'],
  ['cafe', 'Das Café am Markt'],
  ['uell', 'Duell der Drachen'],
  ['el', 'Koeln'],
  ['ESS', 'Böeß'],
  ['  zoo ', 'Zoo-Rallye'],
  ['Werkstatt', 'Druckwerkstatt'],
  ['Werkstätten', 'Druckwerkstatt'],
  ['Eulen', 'Das Geheimnis der Nachteule'],
  ['Drachen im Keller', 'Der Drache im Heizungskeller'],
  ['Wo gibt es eine Lesung?', 'Winterlesung\nBücherei'],
  ['Köln Theater', 'Theater Pappmond\nBonner Straße, 50677 Köln'],
  ['Wolkenwreft', 'Die Wolkenwerft'],
  ['Roboterwerkstadt', 'Roboterwerkstatt: Bau dir einen Helfer'],
  ['Roboterwerkstad', 'Roboterwerkstatt: Bau dir einen Helfer'],
  ['roborterwerk', 'Roboterwerkstatt: Bau dir einen Helfer'],
])('a search for %j finds %j', (query, text) => expect(matches(query, text)).toBe(true));

/** A text with additional words. */
const words = (names: string, ...more: string[]) => `${names}\n\n${more.join(' ')}`;
const CRIME = words('Der Fall Butterbrot', 'krimi', 'detektiv', 'kas');

test.each([
  ...['Detektiv', 'Detektivgeschichten', 'Dedektiv', 'detek', 'Krimis mit Käse'].map((query): [string, string] => [
    query,
    CRIME,
  ]),
  ['für 2', words('Inselpfad', '2', '3')],
])('a search for %j finds %j by its additional words', (query, text) => expect(matches(query, text)).toBe(true));

test.each([
  ['zoo', 'Theater'],
  ['Köln', 'Bonn'],
  ['Köln Museum', 'Theater Pappmond\nKöln'],
  ['Hund', 'Bund'],
  ['xyzzyq', 'Die Wolkenwerft'],
  // Additional words that only contain it.
  ['rad', words('Inselpfad', 'gerad')],
  ['für 2', words('Inselpfad', '12', '24')],
])('a search for %j does not find %j', (query, text) => expect(matches(query, text)).toBe(false));

test('a word of one text is not treated as a typo in another', () => {
  const texts = ['Die Reise', 'Der Riese'];
  const find = (query: string) => texts.filter((_, place) => listSearch(texts)(query)(place));
  expect(find('Reise')).toEqual(['Die Reise']);
  expect(find('Riese')).toEqual(['Der Riese']);
});

test('stop words are not used as parts of a compound', () => {
  const find = listSearch(['Hier gibt es Kuchen, nicht Brot', 'Kuchenbrot']);
  expect([0, 1].filter(find('gibtesnicht'))).toEqual([]);
});

test('an empty search finds everything', () => fc.assert(fc.property(fc.string(), (text) => matches(' ', text))));

test('any part of a text finds it, in any case', () => {
  const words = fc.stringMatching(/^[a-zA-Zäöüß]{1,12}( [a-zA-Zäöüé]{1,12}){0,3}$/);
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), (text, from, length) => {
      const part = text.slice(from % text.length, (from % text.length) + 1 + (length % text.length));
      return matches(part, text) && matches(part.toUpperCase(), text) && matches(part.toLowerCase(), text);
    }),
  );
});

test('any text can be searched for and in', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(
      text,
      fc.array(text),
      (query, texts) => texts.filter((_, place) => listSearch(texts)(query)(place)).length <= texts.length,
    ),
  );
});
