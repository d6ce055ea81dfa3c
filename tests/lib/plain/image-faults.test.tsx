import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { imageFaults } from '@/lib/plain/image-faults';

/** Renders a page with one picture. */
function open(fallback: string | undefined, title = 'Die Eule', isBook = false) {
  document.body.innerHTML = `
    <article id="book-7"><picture>
      <source type="image/avif" srcset="/cover.avif 160w">
      <img src="/cover.webp" srcset="/cover.webp 160w" alt="${title}" ${isBook ? `data-id="7" data-title="${title}"` : ''}
        ${fallback ? `data-fallback="${fallback}"` : ''}>
    </picture></article>`;
  imageFaults();
}

const openBook = () => open('/p/book.webp', 'Die Eule', true);

let complaint: jest.SpyInstance;
const scrolled = jest.fn();

beforeEach(() => {
  complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  Element.prototype.scrollIntoView = scrolled;
  HTMLImageElement.prototype.decode = () => new Promise(() => {});
  scrolled.mockClear();
  window.history.replaceState(null, '', '/books/');
});
afterEach(() => complaint.mockRestore());

test('a broken cover is replaced in every size, and logged with title and ID (R-FLT-5)', () => {
  openBook();
  fireEvent.error(screen.getByAltText('Die Eule'));
  expect(screen.getByAltText('Die Eule')).toHaveAttribute('src', '/p/book.webp');
  expect(screen.getByAltText('Die Eule')).not.toHaveAttribute('srcset');
  expect(document.querySelector('source')).not.toHaveAttribute('srcset');
  expect(complaint).toHaveBeenCalledTimes(1);
  expect(complaint.mock.calls[0]?.[0]).toMatch(/Die Eule.*7/);
});

test.each([false, true])(
  'a page opened at the book scrolls to it again, unless the visitor has scrolled on: %s',
  (hasScrolled) => {
    window.history.replaceState(null, '', '/books/#book-7');
    openBook();
    if (hasScrolled) fireEvent.wheel(document.body);
    fireEvent.error(screen.getByAltText('Die Eule'));
    expect(scrolled).toHaveBeenCalledTimes(hasScrolled ? 0 : 1);
  },
);

test('a game’s picture is replaced once, even if the fallback fails too (R-FLT-5)', () => {
  open('/p/game.webp', 'Inselpfad');
  const image = screen.getByAltText('Inselpfad');
  fireEvent.error(image);
  image.setAttribute('src', '/marke.webp');
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/marke.webp');
  expect(complaint).not.toHaveBeenCalled();
});

test('a picture without a fallback is left alone', () => {
  open(undefined);
  fireEvent.error(screen.getByAltText('Die Eule'));
  expect(screen.getByAltText('Die Eule')).toHaveAttribute('src', '/cover.webp');
});

test('finds a picture that failed before the script ran', async () => {
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('kaputt'));
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  openBook();
  await waitFor(() => expect(screen.getByAltText('Die Eule')).toHaveAttribute('src', '/p/book.webp'));
});
