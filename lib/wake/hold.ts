import type { Typed } from './typed';

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
  /** Before the page had to be loaded again. */
  typed?: readonly Typed[];
};

declare global {
  interface Window {
    held?: Held | undefined;
  }
}

/** With what was typed before a reload, out of the entry of the history, which browsers write to disk: it stays there for
 * the reload itself. newHeld() → { clicks: Set {}, typed: [{ at: 4, name: 'firstName', value: 'Anna' }] } */
export function newHeld(): Held {
  const { typed, ...state } = (history.state ?? {}) as { typed?: Typed[] };
  if (!typed) return { clicks: new Set() };
  history.replaceState(state, '');
  return { clicks: new Set(), typed };
}

/**
 * Runs inline and first, as visitors may be faster than any script: → window.held = { clicks: Set {} }
 * Presses of an island's buttons are remembered, and no form is sent to the host, which must not learn names and addresses.
 * React sees neither before they are repeated.
 */
export function holdPresses(): void {
  window.held = newHeld();
  addEventListener(
    'click',
    (event) => {
      const { held } = window;
      const button =
        held && (event.target as Element).closest<HTMLElement>('[data-wake] button[type=button]:not([commandfor])');
      if (!button) return;
      event.stopImmediatePropagation();
      // Deleted first, so that it moves to the end.
      held.clicks.delete(button);
      held.clicks.add(button);
      held.wake?.(button);
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const { held } = window;
      const form = event.target as HTMLFormElement;
      if (!held || !form.closest('[data-wake]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.submit = { form, submitter: event.submitter };
      held.wake?.(event.submitter ?? form);
    },
    true,
  );
}
