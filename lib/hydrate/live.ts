import { allParts, partsIn, type Typed, typedIn } from './typed';

type Told = {
  /** The island answers by itself. */
  live: () => void;
  /** React has built it anew: what depends on the visitor's day is shown anew. */
  rebuilt: () => void;
};

/** The default export of an island's script: hydrates the element with what the export hands over. */
export type Hydrate = (island: HTMLElement, handed: unknown, told: Told) => void;

/** By the way of all elements: React watches only what an element does itself. */
function put(field: HTMLElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Types and ticks once more what is not there yet; controls that have another name now are left out. */
export function retype(typed: readonly Typed[], parts: readonly (HTMLElement | undefined)[]): void {
  for (const { at, name, value } of typed) {
    const field = parts[at] as HTMLInputElement | undefined;
    if (field?.name !== name) continue;
    if (typeof value === 'string') put(field, value);
    else if (field.checked !== value) field.click();
  }
}

/**
 * Looks at an island before React takes it over. What it returns is called once the island answers: it repeats what was
 * pressed, and where a translator or an extension had rewritten the island, so that React built it anew, what was typed,
 * chosen, pressed and focused goes over to the new controls. beforeHydration(island, told) → () => void
 */
export function beforeHydration(island: HTMLElement, { live, rebuilt }: Told): () => void {
  const { held } = window;
  const parts = partsIn(island);
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  island.addEventListener('focusin', follow);

  return () => {
    island.removeEventListener('focusin', follow);
    const after = partsIn(island);
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
      retype(typedIn(parts), after);
      (successor(focused) as HTMLElement | undefined)?.focus({ preventScroll: true });
    }
    const all = allParts();
    const mine = held.typed.filter(({ at }) => all[at] && island.contains(all[at]));
    held.typed = held.typed.filter((typed) => !mine.includes(typed));
    retype(mine, all);
    for (const [old, button] of clicks) {
      held.clicks.delete(old);
      button?.click();
    }
    if (!form) return;
    held.submit = undefined;
    repeatSubmit(form, successor(submit?.submitter));
  };
}

/** Nobody shall order, with costs, what they have not seen: there a second press is needed, and told why. */
function repeatSubmit(form: HTMLFormElement, submitter: HTMLElement | null | undefined) {
  const word = form.querySelector<HTMLElement>('[data-press-again]');
  if (!word) return form.requestSubmit(submitter ?? undefined);
  word.textContent = word.dataset.pressAgain ?? '';
  form.addEventListener('submit', () => word.replaceChildren(), { once: true });
}
