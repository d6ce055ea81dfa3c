/** Shows a spinner while the picture in such a frame loads, then fades it in. Without JavaScript it just appears. */
export function fadeInPictures(): void {
  for (const frame of document.querySelectorAll('[data-fades]')) {
    const image = frame.querySelector('img');
    if (!image || image.complete) continue;
    frame.setAttribute('data-loading', '');
    for (const end of ['load', 'error']) image.addEventListener(end, () => frame.removeAttribute('data-loading'));
  }
}
