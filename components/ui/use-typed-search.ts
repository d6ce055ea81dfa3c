import { cleanText } from 'german/clean-text';
import { useEffect, useRef, useState } from 'react';
import { writeQuery } from './use-query';

/** Debounce in milliseconds: browsers throttle more than a hundred history changes in 30 seconds. */
const REST = 300;

/** The search text as typed, its setter, the ref of its input, and what was meant by it (`cleanText`): updated on input, debounced into the
 * address, and reset when the address changes, as by the back button. Text typed before hydration is read from the input. */
export function useTypedSearch(address: string, anchor: string | undefined, field = 'suche') {
  const stated = cleanText(new URLSearchParams(address).get(field) ?? '');
  const [seen, setSeen] = useState(stated);
  const [typed, setTyped] = useState(stated);
  const meant = cleanText(typed);
  if (seen !== stated) {
    setSeen(stated);
    if (meant !== stated) setTyped(stated);
  }
  useEffect(() => {
    if (meant === stated) return;
    const timer = window.setTimeout(() => writeQuery({ [field]: meant }, 'replace', anchor), REST);
    return () => window.clearTimeout(timer);
  }, [meant, stated, anchor, field]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current?.value) setTyped(input.current.value);
  }, []);
  return [typed, setTyped, input, meant] as const;
}
