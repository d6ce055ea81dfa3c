import { allControls, controlsIn, type FieldInput, inputOf } from './typed';

type HydrationCallbacks = {
  /** The island is hydrated. */
  live: () => void;
  /** React rebuilt the island, so parts that depend on the visitor's day must be updated. */
  rebuilt: () => void;
};

/** Default export of an island's script: hydrates the element with its data. */
export type Hydrate = (island: HTMLElement, handed: unknown, callbacks: HydrationCallbacks) => void;

/** Uses the prototype's setter, as React tracks assignments to the element itself. */
function put(field: HTMLElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Restores missing input and choices; skips controls whose name has changed. */
export function restoreInput(typed: readonly FieldInput[], parts: readonly (HTMLElement | undefined)[]): void {
  for (const { at, name, value } of typed) {
    const field = parts[at] as HTMLInputElement | undefined;
    if (field?.name !== name) continue;
    if (typeof value === 'string') put(field, value);
    else if (field.checked !== value) field.click();
  }
}

/** Observes an island before React hydrates it. The function it returns runs once the island is live and repeats
 * presses. If a translator or an extension changed the island, so that React rebuilt it, it also restores input,
 * choices and focus in the new controls. beforeHydration(island, callbacks) → () => void */
export function beforeHydration(island: HTMLElement, { live, rebuilt }: HydrationCallbacks): () => void {
  const { held } = window;
  const parts = controlsIn(island);
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  island.addEventListener('focusin', follow);

  return () => {
    island.removeEventListener('focusin', follow);
    const after = controlsIn(island);
    const isRebuilt = parts.some(({ isConnected }) => !isConnected);
    const successor = <T extends Element>(old: T | null | undefined) => {
      const at = parts.indexOf(old as Element as HTMLElement);
      return at < 0 || old?.isConnected ? old : (after[at] as Element as T | undefined);
    };
    const { submit } = held;
    const clicks = [...held.clicks].map((old) => [old, successor(old)] as const).filter(([old]) => isOwn(old));
    const form = submit && isOwn(submit.form) ? successor(submit.form) : undefined;

    function isOwn(control: HTMLElement) {
      const door = control.closest<HTMLElement>('[data-door]')?.dataset.door;
      return parts.includes(control) || island.contains(control) || door === island.dataset.island;
    }

    island.dataset.live = '';
    live();
    if (isRebuilt) {
      rebuilt();
      restoreInput(inputOf(parts), after);
      (successor(focused) as HTMLElement | undefined)?.focus({ preventScroll: true });
    }
    const all = allControls();
    const mine = held.typed.filter(({ at }) => all[at] && island.contains(all[at]));
    held.typed = held.typed.filter((typed) => !mine.includes(typed));
    restoreInput(mine, all);
    for (const [old, button] of clicks) {
      held.clicks.delete(old);
      button?.click();
    }
    if (!form) return;
    held.submit = undefined;
    repeatSubmit(form, successor(submit?.submitter));
  };
}

/** An order with costs must not be sent unseen: asks for a second press, and says why. */
function repeatSubmit(form: HTMLFormElement, submitter: HTMLElement | null | undefined) {
  const word = form.querySelector<HTMLElement>('[data-press-again]');
  if (!word) return form.requestSubmit(submitter ?? undefined);
  word.textContent = word.dataset.pressAgain ?? '';
  form.addEventListener('submit', () => word.replaceChildren(), { once: true });
}
