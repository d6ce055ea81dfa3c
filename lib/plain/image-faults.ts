import { READERS_SIGNS } from './readers-signs';

/** A picture that does not load is swapped once for its data-fallback (R-FLT-5), also where it failed before this ran. A book's
 * cover, the only one to have a title here, is reported on the console, and a page opened at a book scrolls to it again. */
export function imageFaults(): void {
  let isReaders = false;
  for (const sign of READERS_SIGNS) addEventListener(sign, () => (isReaders = true), { passive: true });

  const fail = (image: HTMLImageElement) => {
    const { fallback, id, title, failed } = image.dataset;
    if (!fallback || failed !== undefined) return;
    image.dataset.failed = '';
    for (const source of image.closest('picture')?.children ?? [image]) source.removeAttribute('srcset');
    image.src = fallback;
    if (!title) return;
    console.error(`Das Cover von „${title}“ (id ${id}) lässt sich nicht laden.`);
    // Smooth or at once, as the page's own scroll-behavior says.
    if (!isReaders && location.hash.startsWith('#book-'))
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
  };

  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && fail(target), true);
  const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;
  for (const image of document.images) {
    // Some browsers call a picture complete that is only waiting to come into view; decoding tells them apart.
    if (isBroken(image)) image.decode().catch(() => isBroken(image) && fail(image));
  }
}
