/** What a visitor has pressed before the page was awake; afterwards there is none. */
export type Held = {
  clicks: Set<HTMLElement>;
  submit?: { form: HTMLFormElement; submitter: HTMLElement | null };
  wake?: (pressed: HTMLElement) => void;
  awake?: () => void;
  /** What stood in the islands before React took the page over, which of it has the focus, and what to do if it is gone. */
  parts?: readonly HTMLElement[];
  focused?: Element | null;
  rebuilt?: () => void;
};

declare global {
  interface Window {
    held?: Held | undefined;
  }
}

/**
 * Inline and first, as visitors may be faster than any script: presses of an island's buttons are remembered, and no form
 * is sent to the host, whom names and addresses are none of its business. React sees neither before they are repeated.
 */
export const HOLD = `held={clicks:new Set};
addEventListener('click',(event)=>{const button=held&&event.target.closest('[data-wake] button[type=button]:not([commandfor])');
if(button){event.stopImmediatePropagation();held.clicks.delete(button);held.clicks.add(button);held.wake?.(button)}},true);
addEventListener('submit',(event)=>{const form=event.target;
if(held&&form.closest('[data-wake]')){event.preventDefault();event.stopImmediatePropagation();held.submit={form,submitter:event.submitter};held.wake?.(event.submitter??form)}},true)`;
