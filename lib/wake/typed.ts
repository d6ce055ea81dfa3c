import { isBox, isChanged } from './needs';

export type Typed = { at: number; name: string; value: string | boolean };

/** In the order of the page, which React keeps when it builds it anew: → [form, input, button] */
export const partsIn = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLElement>('[data-wake] :is(form, input, textarea, button)'),
];

/** For the entry of the history, until the page is loaded again, with what was typed before it was loaded; no disk of a visitor
 * shall hold an IBAN: typedForReload([]) → [{ at: 4, name: 'firstName', value: 'Anna' }] */
export const typedForReload = (before: readonly Typed[] = []) =>
  [...before, ...typedIn(partsIn(document))].filter(({ name }) => name !== 'iban');

/** typedIn(parts) → [{ at: 4, name: 'firstName', value: 'Anna' }] */
export const typedIn = (parts: readonly HTMLElement[]) =>
  parts.flatMap((part, at): Typed[] => {
    const { name, value, checked } = part as HTMLInputElement;
    return isChanged(part) ? [{ at, name, value: isBox(part) ? checked : value }] : [];
  });
