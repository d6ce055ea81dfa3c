import { useEffect, useRef } from 'react';
import { isCheckable } from '@/lib/hydrate/needs';

/**
 * React also writes typed values into `defaultValue`, and on back navigation browsers restore only values that differ
 * from it. WebKit compares them before `pagehide`, so they are parted at once. Fields with autocomplete="off" are not
 * restored; among visible fields only the IBAN has it.
 *
 * @returns ref for the element around the fields
 */
export function useRestorableFields() {
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const part = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLInputElement) || isCheckable(target) || target.defaultValue === '') continue;
        const { value } = target;
        target.defaultValue = '';
        // A field that was never edited shows its default value.
        if (target.value !== value) target.value = value;
      }
    });
    if (fields.current) part.observe(fields.current, { attributeFilter: ['value'], subtree: true });
    return () => part.disconnect();
  }, []);
  return fields;
}
