import { useEffect, useRef, useState } from 'react';
import { writeQuery } from './use-query';

/** Debounce in milliseconds: browsers throttle more than a hundred history changes in 30 seconds. */
const REST = 300;

/** The search text: updated on input, debounced into the address, and reset when the address changes, as by the back
 * button. Text typed before hydration is read from the input of the returned ref. */
export function useTypedSearch(address: string, anchor: string | undefined, field = 'suche') {
  const stated = new URLSearchParams(address).get(field) ?? '';
  const [seen, setSeen] = useState(stated);
  const [typed, setTyped] = useState(stated);
  if (seen !== stated) {
    setSeen(stated);
    if (typed.trim() !== stated) setTyped(stated);
  }
  useEffect(() => {
    if (typed.trim() === stated) return;
    const timer = window.setTimeout(() => writeQuery({ [field]: typed.trim() }, 'replace', anchor), REST);
    return () => window.clearTimeout(timer);
  }, [typed, stated, anchor, field]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current?.value) setTyped(input.current.value);
  }, []);
  return [typed, setTyped, input] as const;
}
