import fc from 'fast-check';
import { searchable, searchFor } from '@/lib/search/fold';

const finds = (query: string, text: string) => searchFor(query)(searchable(text));

test.each([
  ['Koeln', 'Haltestelle Brück Mauspfad, Köln'],
  ['koln', 'Köln'],
  ['KÖLN', 'Haltestelle, Köln'],
  ['Köln', 'Koeln'],
  ['Ko\u0308ln', 'K\u00f6ln'],
  ['strasse', 'Venloer Straße'],
  ['cafe', 'Das Café am Markt'],
  ['uell', 'Duell der Drachen'],
  ['el', 'Koeln'],
  ['ESS', 'Böeß'],
  ['  zoo ', 'Zoo-Rallye'],
])('who types %j finds %j', (query, text) => expect(finds(query, text)).toBe(true));

test.each([
  ['zoo', 'Theater'],
  ['Köln', 'Bonn'],
])('who types %j does not find %j', (query, text) => expect(finds(query, text)).toBe(false));

test('the empty search finds everything', () => fc.assert(fc.property(fc.string(), (text) => finds('', text))));

test('whatever stands in a text is found in it, in any case', () => {
  const words = fc.stringMatching(/^[a-zA-Zäöüß]{1,12}( [a-zA-Zäöüé]{1,12}){0,3}$/);
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), (text, from, length) => {
      const part = text.slice(from % text.length, (from % text.length) + 1 + (length % text.length));
      return finds(part, text) && finds(part.toUpperCase(), text) && finds(part.toLowerCase(), text);
    }),
  );
});
