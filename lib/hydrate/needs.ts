/** The address asks for more than was built: asksNow('?kategorie #book-', location, history.state) → true, by
 * a field of the query, by how the hash begins, or by a field ('receipt') of the entry in the history. */
export const asksNow = (
  reasons: string,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  state: unknown,
): boolean =>
  reasons.split(' ').some((reason) => {
    if (reason.startsWith('?')) return new URLSearchParams(search).has(reason.slice(1));
    if (reason.startsWith('#')) return hash.startsWith(reason);
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
