import type { Held } from './hold';
import { partsIn, type Typed, typedIn } from './typed';

/** By the way of all elements: React watches only what an element does itself. */
function put(field: HTMLElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Types and ticks once more what is not there yet; what has another name now is left out. */
function retype(typed: readonly Typed[], parts: readonly HTMLElement[]) {
  for (const { at, name, value } of typed) {
    const field = parts[at] as HTMLInputElement | undefined;
    if (field?.name !== name) continue;
    if (typeof value === 'string') put(field, value);
    else if (field.checked !== value) field.click();
  }
}

/** What was typed before the page had to be loaded again. */
export const bringBack = ({ typed = [] }: Held): void => retype(typed, partsIn(document));

/** Where a translator or an extension has rewritten the page, React builds it anew: what was typed, chosen and pressed goes
 * over to the new controls, and the focus. */
export function carryOver(held: Held): void {
  const { parts = [], focused } = held;
  if (parts.every(({ isConnected }) => isConnected)) return;
  held.rebuilt?.();
  const after = partsIn(document);
  const successor = <T extends HTMLElement>(old: T | null | undefined) =>
    old ? (after[parts.indexOf(old)] as T | undefined) : undefined;
  retype(typedIn(parts), after);
  successor(focused as HTMLElement | null)?.focus({ preventScroll: true });
  held.clicks = new Set([...held.clicks].flatMap((button) => successor(button) ?? []));
  const form = successor(held.submit?.form);
  held.submit = form && { form, submitter: successor(held.submit?.submitter) ?? null };
}
