function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Whether the page must show more than was built: asksNow('?kategorie #book- @duda-raetsel', location, history.state) → true,
 * for a field of the query, the start of the hash, a stored key, or a field ('receipt') of the history entry. */
export const asksNow = (
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

/** Its value is what it stands for, not what was chosen: isBox(<input type="radio">) → true */
export const isBox = (control: Element) =>
  control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);

/** Holds something else than it was built with, typed by people or put back by browsers: a field with 'Anna' → true */
export function isChanged(control: Element): boolean {
  const { value, defaultValue, checked, defaultChecked } = control as HTMLInputElement;
  // A button or a form has no value to be changed.
  return isBox(control) ? checked !== defaultChecked : defaultValue !== undefined && value !== defaultValue;
}
