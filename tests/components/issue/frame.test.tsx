import { openLinksInNewTab, reportReady, surroundingDialog } from '@/components/issue/viewer/frame';

/** Puts this page into an iframe of another page. */
function within(page: string) {
  const around = document.createElement('div');
  around.innerHTML = page;
  const frame = around.querySelector('iframe');
  jest.spyOn(window, 'frameElement', 'get').mockReturnValue(frame);
  return { around, frame };
}
const link = (href: string) => {
  document.body.innerHTML = `<a href="${href}"><b>Zum Artikel</b></a>`;
  const inside = document.querySelector('b') as Element;
  openLinksInNewTab(inside);
  return document.querySelector('a')?.target;
};

afterEach(() => jest.restoreAllMocks());

test('the viewer finds the dialog around its frame and marks itself as open', () => {
  const { around, frame } = within('<dialog><iframe></iframe></dialog>');
  expect(surroundingDialog()).toBe(around.querySelector('dialog'));
  reportReady();
  expect(frame?.dataset.open).toBe('');
});

test('in the viewer links to other pages open a new tab, anchors stay in it (R-ISS-18)', () => {
  within('<dialog><iframe></iframe></dialog>');
  expect(link('/news/')).toBe('_blank');
  expect(link('#seite-2')).toBe('');
});

test('on the issue’s own page links keep their target', () => expect(link('/news/')).toBe(''));
