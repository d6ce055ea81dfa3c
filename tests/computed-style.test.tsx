import { quickly } from './computed-style';

const PAGE = `
  <p>shown</p><b hidden>hidden</b><i hidden style="display: inline">shown</i><em style="display: none">hidden</em>
  <input type="hidden"><input><dialog>closed</dialog><dialog open>open</dialog><svg><title>drawn</title></svg>
  <ruby>字<rt>ji</rt><rp>(</rp></ruby><table><tbody><tr><td>cell</td></tr></tbody></table><script></script>
  <div style="visibility: hidden">
    <p>unseen</p><p style="visibility: visible">seen</p><p style="color: red">unseen</p>
  </div>`;

/** Queries each element twice, since the second answer may come from a cache. */
const answersFor = (elements: Iterable<Element>, ask: typeof window.getComputedStyle) =>
  [...elements, ...elements].map((element) => {
    const style = ask(element);
    const { display, visibility, color } = style;
    return [
      element.outerHTML,
      display,
      visibility,
      color,
      style.getPropertyValue('display'),
      style.getPropertyPriority('color'),
    ];
  });

test.each([
  ['without a sheet', ''],
  ['with one', '<style>p { display: none } b, i { visibility: hidden; color: red }</style>'],
])('%s getComputedStyle gives what jsdom computes', (_, sheet) => {
  // A separate window has jsdom’s own getComputedStyle.
  const { contentWindow: page } = document.body.appendChild(document.createElement('iframe'));
  if (!page) throw new Error('no window');
  page.document.head.innerHTML = sheet;
  page.document.body.innerHTML = PAGE;
  const jsdoms = page.getComputedStyle.bind(page);
  const elements = [...page.document.querySelectorAll('*')];
  expect(answersFor(elements, quickly(jsdoms))).toEqual(answersFor(elements, jsdoms));
});

test('an element hidden or shown after a query gets a new answer', () => {
  const button = document.body.appendChild(document.createElement('button'));
  expect(getComputedStyle(button).display).toBe('inline-block');
  button.hidden = true;
  expect(getComputedStyle(button).display).toBe('none');
  document.body.style.visibility = 'hidden';
  expect(getComputedStyle(button).visibility).toBe('hidden');
  document.body.removeAttribute('style');
});
