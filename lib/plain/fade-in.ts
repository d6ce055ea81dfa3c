/** While the picture inside such a frame is still on its way: a spinner, then a fade-in. Without script it just appears. */
export function fadeIn(): void {
  for (const frame of document.querySelectorAll('[data-fades]')) {
    const image = frame.querySelector('img');
    if (!image || image.complete) continue;
    frame.setAttribute('data-loading', '');
    for (const end of ['load', 'error']) image.addEventListener(end, () => frame.removeAttribute('data-loading'));
  }
}
