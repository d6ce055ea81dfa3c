function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Whether an island must be hydrated at once:
 * needsImmediateHydration('?kategorie #book- @duda-raetsel', location, history.state) → true
 * Reasons are a query field, the start of the hash, a stored key, or a field of the history state ('receipt'). */
export const needsImmediateHydration = (
  reasons: string,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  state: unknown,
): boolean =>
  reasons.split(' ').some((reason) => {
    if (reason.startsWith('?')) return new URLSearchParams(search).has(reason.slice(1));
    if (reason.startsWith('#')) return hash.startsWith(reason);
    if (reason.startsWith('@')) return isStored(reason.slice(1));
    return Boolean((state as Record<string, unknown> | null)?.[reason]);
  });

/** Radio buttons and checkboxes, whose value is fixed: isCheckable(<input type="radio">) → true */
export const isCheckable = (control: Element) =>
  control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);

/** Whether a control differs from its initial state, by the visitor or the browser's form restoration: isChanged(field) → true */
export function isChanged(control: Element): boolean {
  const { value, defaultValue, checked, defaultChecked } = control as HTMLInputElement;
  // Buttons and forms have no default value.
  return isCheckable(control) ? checked !== defaultChecked : defaultValue !== undefined && value !== defaultValue;
}
