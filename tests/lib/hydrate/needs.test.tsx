import { asksNow, isChanged } from '@/lib/hydrate/needs';

const HERE = { search: '', hash: '', state: null };

test.each([
  ['a filter in the address', { ...HERE, search: '?kategorie=workshop' }],
  ['a search in the address', { ...HERE, search: '?suche=zoo&x=1' }],
  ['a book in the address', { ...HERE, hash: '#book-30' }],
  ['an order that was kept', { ...HERE, state: { receipt: true } }],
])('%s is shown at once', (_what, place) => {
  expect(asksNow('?kategorie ?suche #book- receipt', place, place.state)).toBe(true);
});

test.each([
  ['nothing', HERE],
  ['a field of somebody else', { ...HERE, search: '?utm=a', state: { step: 'check' } }],
  ['a section of the page', { ...HERE, hash: '#events' }],
])('%s in the address hydrates nothing', (_what, place) => {
  expect(asksNow('?kategorie ?suche #book- receipt', place, place.state)).toBe(false);
});

test('what a reader stored on the device is shown at once, and nothing else is', () => {
  expect(asksNow('@answers', HERE, null)).toBe(false);
  localStorage.setItem('answers', '{}');
  expect(asksNow('@answers', HERE, null)).toBe(true);
  expect(asksNow('@other', HERE, null)).toBe(false);
  localStorage.clear();
});

const control = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLInputElement;
};

test.each([
  ['a text', '<input>', { value: 'Ä' }],
  ['several lines', '<textarea>a</textarea>', { value: 'b' }],
  ['a tick', '<input type="checkbox">', { checked: true }],
  ['a tick taken away', '<input type="checkbox" checked>', { checked: false }],
])('%s restored by the browser hydrates the page, and nothing else does', (_what, html, change) => {
  const field = control(html);
  expect(isChanged(field)).toBe(false);
  Object.assign(field, change);
  expect(isChanged(field)).toBe(true);
});
