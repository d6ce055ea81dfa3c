import { ISLAND } from './island';
import { isBox, isChanged } from './needs';

/** `at` is the index among all controls of the page's islands. */
export type Typed = { at: number; name: string; value: string | boolean };

const PARTS = ':is(form, input, textarea, button)';

/** In document order, which React keeps when it rebuilds an island: partsIn(island) → [form, input, button] */
export const partsIn = (root: ParentNode, within = '') => [...root.querySelectorAll<HTMLElement>(`${within}${PARTS}`)];

/** Controls of all islands: allParts() → [form, input, button] */
export const allParts = () => partsIn(document, `${ISLAND} `);

/** typedIn(parts) → [{ at: 4, name: 'firstName', value: 'Anna' }] */
export const typedIn = (parts: readonly HTMLElement[]) =>
  parts.flatMap((part, at): Typed[] => {
    const { name, value, checked } = part as HTMLInputElement;
    return isChanged(part) ? [{ at, name, value: isBox(part) ? checked : value }] : [];
  });

/** Input to keep in the history entry during a reload, without the IBAN, which must not be written to disk:
 * typedForReload([]) → [{ at: 4, name: 'firstName', value: 'Anna' }] */
export const typedForReload = (before: readonly Typed[]) =>
  [...before, ...typedIn(allParts())].filter(({ name }) => name !== 'iban');
