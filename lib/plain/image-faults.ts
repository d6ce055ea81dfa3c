import { USER_INPUT_EVENTS } from './readers-signs';

/** Replaces a broken picture by its data-fallback once (R-FLT-5), even if it failed before this script ran. Reports book
 * covers (the only pictures here with a title) to the console, and scrolls to the book of the address again. */
export function imageFaults(): void {
  let isReaders = false;
  for (const sign of USER_INPUT_EVENTS) addEventListener(sign, () => (isReaders = true), { passive: true });

  const fail = (image: HTMLImageElement) => {
    const { fallback, id, title, failed } = image.dataset;
    if (!fallback || failed !== undefined) return;
    image.dataset.failed = '';
    for (const source of image.closest('picture')?.children ?? [image]) source.removeAttribute('srcset');
    image.src = fallback;
    if (!title) return;
    console.error(`Das Cover von „${title}“ (id ${id}) lässt sich nicht laden.`);
    // Smooth or instant, depending on the page's scroll-behavior.
    if (!isReaders) document.querySelector('[id^=book-]:target')?.scrollIntoView();
  };

  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && fail(target), true);
  const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;
  for (const image of document.images) {
    // Some browsers report `complete` for a lazy picture that has not loaded yet; decode() tells them apart.
    if (isBroken(image)) image.decode().catch(() => isBroken(image) && fail(image));
  }
}
