import { bringBack, carryOver } from './carry-over';

/** All islands of the page answer: tells the waker, and repeats what was pressed before. */
export function announce(): void {
  const { held } = window;
  window.held = undefined;
  held?.awake?.();
  if (held) {
    carryOver(held);
    bringBack(held);
  }
  for (const button of held?.clicks ?? []) button.click();
  const { form, submitter } = held?.submit ?? {};
  // Nobody shall order, with costs, what they have not seen: there a second press is needed, and told why.
  const word = form?.querySelector<HTMLElement>('[data-wake-word]');
  if (!word) form?.requestSubmit(submitter ?? undefined);
  else {
    word.textContent = word.dataset.wakeWord ?? '';
    form?.addEventListener('submit', () => word.replaceChildren(), { once: true });
  }
}
