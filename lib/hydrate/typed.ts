import { ISLAND } from './island';
import { isChanged, isCheckable } from './needs';

/** `at` is the index among all controls of the page's islands. */
export type FieldInput = { at: number; name: string; value: string | boolean };

const PARTS = ':is(form, input, textarea, button)';

/** In document order, which React keeps when it rebuilds an island: controlsIn(island) → [form, input, button] */
export const controlsIn = (root: ParentNode, within = '') => [
  ...root.querySelectorAll<HTMLElement>(`${within}${PARTS}`),
];

/** Controls of all islands: allControls() → [form, input, button] */
export const allControls = () => controlsIn(document, `${ISLAND} `);

/** inputOf(parts) → [{ at: 4, name: 'firstName', value: 'Anna' }] */
export const inputOf = (parts: readonly HTMLElement[]) =>
  parts.flatMap((part, at): FieldInput[] => {
    const { name, value, checked } = part as HTMLInputElement;
    return isChanged(part) ? [{ at, name, value: isCheckable(part) ? checked : value }] : [];
  });

/** Input to keep in the history entry during a reload, without the IBAN, which must not be written to disk:
 * typedForReload([]) → such as [{ at: 4, name: 'firstName', value: 'Anna' }] */
export const typedForReload = (before: readonly FieldInput[]) =>
  [...before, ...inputOf(allControls())].filter(({ name }) => name !== 'iban');
