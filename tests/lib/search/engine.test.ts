import type { Content } from '@/lib/content/kinds';
import { readContent } from '@/lib/content/read';
import { searchIndex } from '@/lib/search/build';
import { openIndex } from '@/lib/search/engine';
import { grouped } from '@/lib/search/found';

const content = readContent('content').content as Content;
const find = openIndex(searchIndex(content, (src) => ({ src, width: 4, height: 3 })));
const titles = (query: string) => find(query).map(({ title }) => title);

test.each([
  ['Eule', 'Warum Eulen lautlos fliegen'],
  ['eulen', 'Das Geheimnis der Nachteule'],
  ['Vulkane', 'Wie ein Vulkan ausbricht'],
  ['Wolkenwerft', 'Die Wolkenwerft'],
  ['Werkstatt', 'Druckwerkstatt: Deine Titelseite von Hand'],
  ['schulabo', 'DUDA für die ganze Klasse'],
  ['Schul-Abo', 'DUDA für die ganze Klasse'],
  ['kündigen', 'Verträge hier kündigen'],
  ['Widerruf', 'Vertrag widerrufen'],
  ['wie bienen tanzen', 'Wie Bienen den Weg tanzen'],
  ['Bonner Straße', 'Der Froschkönig hüpft auf die Bühne'],
  ['Kartenspiel', 'Eulenquartett'],
])('who looks for %s finds “%s”', (query, title) => expect(titles(query)).toContain(title));

test.each([
  ['Vulcan', 'Wie ein Vulkan ausbricht'],
  ['Nachteulne', 'Das Geheimnis der Nachteule'],
  ['Robotter', 'Roboterwerkstatt: Bau dir einen Helfer'],
  ['Saturnn Ringe', 'Saturn und seine Ringe'],
  ['Froschkonig', 'Der Froschkönig hüpft auf die Bühne'],
  ['froschkoenig', 'Der Froschkönig hüpft auf die Bühne'],
  ['Schokolde', 'Wie Schokolade entsteht'],
])('who types %s by mistake still finds “%s”', (query, title) => expect(titles(query)[0]).toBe(title));

test('umlauts, their spellings with e, and other cases find the same', () => {
  expect(titles('Köln').length).toBeGreaterThan(5);
  for (const spelling of ['koeln', 'koln', 'KÖLN']) expect(titles(spelling)).toEqual(titles('Köln'));
  expect(titles('Buecher')).toEqual(titles('Bücher'));
});

test('a word that stands nowhere finds nothing, and neither do empty words', () => {
  expect(titles('xyzzyq')).toEqual([]);
  expect(titles('der die das')).toEqual([]);
  expect(titles('')).toEqual([]);
});

test('everything has a group, and the best result stands in the first', () => {
  const found = find('Zoo');
  const groups = grouped(found);
  expect(groups.flatMap(({ items }) => items)).toHaveLength(found.length);
  expect(groups[0]?.items[0]).toEqual(found[0]);
});

test('every event, book, game and article can be found by its title', () => {
  const { events, books, games, articles } = content;
  for (const { title } of [...events, ...books, ...games, ...articles]) expect(titles(title)).toContain(title);
});
