import { useEffect, useRef } from 'react';
import { isCheckable } from '@/lib/hydrate/needs';

/**
 * React also writes typed values into `defaultValue`, and on back navigation browsers restore only values that differ
 * from it. Fields with autocomplete="off" are not restored; among visible fields only the IBAN has it.
 *
 * @returns ref for the element around the fields
 */
export function useRestorableFields() {
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const part = () => {
      for (const field of fields.current?.querySelectorAll('input') ?? [])
        if (!isCheckable(field)) field.defaultValue = '';
    };
    window.addEventListener('pagehide', part);
    return () => window.removeEventListener('pagehide', part);
  }, []);
  return fields;
}
