/** If this page is in a frame beside a form, the dialog around the frame; null for frames of other origins. */
export const dialogAround = (): HTMLDialogElement | null | undefined => window.frameElement?.closest('dialog');

/** Tells the surrounding page that the viewer is ready. */
export const showFrame = () => window.frameElement?.setAttribute('data-open', '');

/** Links inside the frame open in a new tab, so that the form beside it and the viewer stay. */
export function leaveFrame(target: Element) {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link && dialogAround() && !link.getAttribute('href')?.startsWith('#')) link.target = '_blank';
}
