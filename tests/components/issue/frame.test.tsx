import { dialogAround, leaveFrame, showFrame } from '@/components/issue/viewer/frame';

/** As if this page lay in a frame of another page. */
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
  leaveFrame(inside);
  return document.querySelector('a')?.target;
};

afterEach(() => jest.restoreAllMocks());

test('the paper knows the dialog it lies in, and says that it is open', () => {
  const { around, frame } = within('<dialog><iframe></iframe></dialog>');
  expect(dialogAround()).toBe(around.querySelector('dialog'));
  showFrame();
  expect(frame?.dataset.open).toBe('');
});

test('a link out of the paper spares the form beside it; one within the paper stays there (R-ISS-18)', () => {
  within('<dialog><iframe></iframe></dialog>');
  expect(link('/news/')).toBe('_blank');
  expect(link('#seite-2')).toBe('');
});

test('on the issue’s own page links are as they are', () => expect(link('/news/')).toBe(''));
