import { notHydratedAt } from './island';
import type { Typed } from './typed';

/** What a visitor did before an island was hydrated. */
export type Held = {
  /** Buttons pressed, in the order of their last press. */
  clicks: Set<HTMLElement>;
  submit?: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;
  /** Typed before the page had to be loaded again. */
  typed: readonly Typed[];
  /** Set by the plain script: hydrates the island that a control belongs to. */
  press?: (control: HTMLElement) => void;
};

declare global {
  interface Window {
    held: Held;
  }
}

/** Takes what was typed before a reload out of the history entry, which browsers write to disk:
 * newHeld() → { clicks: Set {}, typed: [{ at: 4, name: 'firstName', value: 'Anna' }] } */
export function newHeld(): Held {
  const { typed = [], ...state } = (history.state ?? {}) as { typed?: Typed[] };
  if (typed.length > 0) history.replaceState(state, '');
  return { clicks: new Set(), typed };
}

/**
 * Runs inline and first, as visitors may be faster than any script. Remembers presses of buttons in islands that are not
 * hydrated, and sends no form to the host, which must not learn names and addresses. React sees neither before they are
 * repeated (live.ts).
 */
export function holdPresses(): void {
  window.held = newHeld();
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
      // Deleted first, so that it moves to the end.
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
