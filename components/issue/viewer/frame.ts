/** If this page is in a frame beside a form, the dialog around the frame; null for frames of other origins. */
export const surroundingDialog = (): HTMLDialogElement | null | undefined => window.frameElement?.closest('dialog');

/** Tells the surrounding page that the viewer is ready. */
export const reportReady = () => window.frameElement?.setAttribute('data-open', '');

/** Links inside the frame open in a new tab, so that the form beside it and the viewer stay. */
export function openLinksInNewTab(target: Element) {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link && surroundingDialog() && !link.getAttribute('href')?.startsWith('#')) link.target = '_blank';
}
