import { notHydratedAt } from './island';
import type { FieldInput } from './typed';

/** What a visitor did before an island was hydrated. */
export type EarlyInput = {
  /** Buttons pressed, ordered by their last press. */
  clicks: Set<HTMLElement>;
  submit?: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;
  /** Input from before a reload. */
  typed: readonly FieldInput[];
  /** Set by the plain script: hydrates the island of a control. */
  press?: (control: HTMLElement) => void;
};

declare global {
  interface Window {
    held: EarlyInput;
  }
}

/** Removes input from the history entry after a reload, as browsers write entries to disk:
 * newEarlyInput() → { clicks: Set {}, typed: [{ at: 4, name: 'firstName', value: 'Anna' }] } */
export function newEarlyInput(): EarlyInput {
  const { typed = [], ...state } = (history.state ?? {}) as { typed?: FieldInput[] };
  if (typed.length > 0) history.replaceState(state, '');
  return { clicks: new Set(), typed };
}

/** Runs inline and first, as visitors may be faster than any script. Holds presses of buttons in islands that are not hydrated, and blocks
 * forms, as the host must not receive names and addresses. Both are repeated for React later (live.ts). */
export function captureEarlyInput(): void {
  window.held = newEarlyInput();
  const hold = (event: Event, control: HTMLElement) => {
    event.stopImmediatePropagation();
    window.held.press?.(control);
  };
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('button[type=button]:not([commandfor])');
      if (!button || !notHydratedAt(button)) return;
      const { held } = window;
      // Delete and add, so that it moves to the end.
      held.clicks.delete(button);
      held.clicks.add(button);
      hold(event, button);
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!notHydratedAt(form)) return;
      event.preventDefault();
      window.held.submit = { form, submitter: event.submitter };
      hold(event, event.submitter ?? form);
    },
    true,
  );
}
