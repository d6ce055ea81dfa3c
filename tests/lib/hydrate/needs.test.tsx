import { isChanged, needsImmediateHydration } from '@/lib/hydrate/needs';

const HERE = { search: '', hash: '', state: null };

test.each([
  ['a filter', { search: '?kategorie=workshop' }, true],
  ['a search', { search: '?suche=zoo&x=1' }, true],
  ['a book', { hash: '#book-30' }, true],
  ['a kept receipt', { state: { receipt: true } }, true],
  ['nothing', {}, false],
  ['a foreign parameter', { search: '?utm=a', state: { step: 'check' } }, false],
  ['a section of the page', { hash: '#events' }, false],
])('whether %s in the URL hydrates an island at once: %j', (_what, own, isNeeded) => {
  const place = { ...HERE, ...own };
  expect(needsImmediateHydration('?kategorie ?suche #book- receipt', place, place.state)).toBe(isNeeded);
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
