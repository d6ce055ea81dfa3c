import { draftEntries } from '@/lib/search/entries';
import { content, firstPlaces } from '../site';
import { first } from './first';

const page = (place: string) => place.replace(/[#?].*/, '');
const isAt = (place: string) => (wanted: string) =>
  wanted === place || (wanted === page(wanted) && wanted === page(place));

test.each(first)('“%s” leads to %s', (question, ...wanted) => {
  const places = firstPlaces(question);
  const isFound = places.some((place) => wanted.some(isAt(place)));
  // What came instead is what one wants to read when it fails.
  expect(isFound ? wanted : places).toEqual(wanted);
});

test('every place the table names is one', () => {
  const known = new Set(draftEntries(content).flatMap(({ path }) => [path, page(path)]));
  const lost = first.flatMap(([, ...wanted]) => wanted).filter((place) => !known.has(place));
  expect(lost).toEqual([]);
});
