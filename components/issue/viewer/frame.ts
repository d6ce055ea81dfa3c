/** The dialog of another page of ours in which this page lies, in a frame beside a form; of other sites' pages nothing is told. */
export const dialogAround = (): HTMLDialogElement | null | undefined => window.frameElement?.closest('dialog');

/** Says that there is something to see. */
export const showFrame = () => window.frameElement?.setAttribute('data-open', '');

/** Out of a frame a link leads into another tab: what was typed beside it stays, and the paper too. */
export function leaveFrame(target: Element) {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link && dialogAround() && !link.getAttribute('href')?.startsWith('#')) link.target = '_blank';
}
