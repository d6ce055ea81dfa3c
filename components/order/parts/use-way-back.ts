import { useEffect, useRef } from 'react';
import { isBox } from '@/lib/hydrate/needs';

/**
 * React writes what is typed into its field's default as well, and of what equals that browsers bring back nothing to
 * whoever comes back. They keep no field with `autocomplete="off"`, so that only the IBAN has it.
 *
 * @returns the ref of the element around the fields
 */
export function useWayBack() {
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const part = () => {
      for (const field of fields.current?.querySelectorAll('input') ?? []) if (!isBox(field)) field.defaultValue = '';
    };
    window.addEventListener('pagehide', part);
    return () => window.removeEventListener('pagehide', part);
  }, []);
  return fields;
}
