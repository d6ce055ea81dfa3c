import { ISLAND } from './island';
import { isBox, isChanged } from './needs';

/** `at` is the place among all controls of the page's islands. */
export type Typed = { at: number; name: string; value: string | boolean };

const PARTS = ':is(form, input, textarea, button)';

/** In the order of the document, which React keeps when it builds an island anew: partsIn(island) → [form, input, button] */
export const partsIn = (root: ParentNode, within = '') => [...root.querySelectorAll<HTMLElement>(`${within}${PARTS}`)];

/** The controls of all islands: allParts() → [form, input, button] */
export const allParts = () => partsIn(document, `${ISLAND} `);

/** typedIn(parts) → [{ at: 4, name: 'firstName', value: 'Anna' }] */
export const typedIn = (parts: readonly HTMLElement[]) =>
  parts.flatMap((part, at): Typed[] => {
    const { name, value, checked } = part as HTMLInputElement;
    return isChanged(part) ? [{ at, name, value: isBox(part) ? checked : value }] : [];
  });

/** For the history entry until the page is loaded again. No disk of a visitor shall hold an IBAN:
 * typedForReload([]) → [{ at: 4, name: 'firstName', value: 'Anna' }] */
export const typedForReload = (before: readonly Typed[]) =>
  [...before, ...typedIn(allParts())].filter(({ name }) => name !== 'iban');
