import { isChanged, needsImmediateHydration } from '@/lib/hydrate/needs';

const HERE = { search: '', hash: '', state: null };

test.each([
  ['a filter in the URL', { ...HERE, search: '?kategorie=workshop' }],
  ['a search in the URL', { ...HERE, search: '?suche=zoo&x=1' }],
  ['a book in the URL', { ...HERE, hash: '#book-30' }],
  ['a kept receipt', { ...HERE, state: { receipt: true } }],
])('an island is hydrated at once for %s', (_what, place) => {
  expect(needsImmediateHydration('?kategorie ?suche #book- receipt', place, place.state)).toBe(true);
});

test.each([
  ['nothing', HERE],
  ['a foreign parameter', { ...HERE, search: '?utm=a', state: { step: 'check' } }],
  ['a section of the page', { ...HERE, hash: '#events' }],
])('%s in the URL hydrates nothing', (_what, place) => {
  expect(needsImmediateHydration('?kategorie ?suche #book- receipt', place, place.state)).toBe(false);
});

test('data stored on the device hydrates its island at once, other data does not', () => {
  expect(needsImmediateHydration('@answers', HERE, null)).toBe(false);
  localStorage.setItem('answers', '{}');
  expect(needsImmediateHydration('@answers', HERE, null)).toBe(true);
  expect(needsImmediateHydration('@other', HERE, null)).toBe(false);
  localStorage.clear();
});

const control = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLInputElement;
};

test.each([
  ['a text', '<input>', { value: 'Ä' }],
  ['several lines', '<textarea>a</textarea>', { value: 'b' }],
  ['a checked box', '<input type="checkbox">', { checked: true }],
  ['an unchecked box', '<input type="checkbox" checked>', { checked: false }],
])('restoring %s hydrates the page, and nothing else does', (_what, html, change) => {
  const field = control(html);
  expect(isChanged(field)).toBe(false);
  Object.assign(field, change);
  expect(isChanged(field)).toBe(true);
});
