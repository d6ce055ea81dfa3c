import { isBox, isChanged } from './needs';

export type Typed = { at: number; name: string; value: string | boolean };

/** In the order of the page, which React keeps when it builds it anew: → [form, input, button] */
export const partsIn = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLElement>('[data-wake] :is(form, input, textarea, button)'),
];

/** No disk of a visitor shall hold it. */
const SECRET = 'iban';

/** For the entry of the history, until the page is loaded again: → [{ at: 4, name: 'firstName', value: 'Anna' }] */
export const typedForReload = ({ typed = [] }: { typed?: readonly Typed[] } = {}) =>
  [...typed, ...typedIn(partsIn(document))].filter(({ name }) => name !== SECRET);

/** typedIn(parts) → [{ at: 4, name: 'firstName', value: 'Anna' }] */
export const typedIn = (parts: readonly HTMLElement[]) =>
  parts.flatMap((part, at): Typed[] => {
    const { name, value, checked } = part as HTMLInputElement;
    return isChanged(part) ? [{ at, name, value: isBox(part) ? checked : value }] : [];
  });
