import { useEffect, useRef, useState } from 'react';
import { writeQuery } from './use-query';

/** How long typing rests before the address follows: browsers refuse more than a hundred changes in half a minute. */
const REST = 300;

/**
 * The search text: what is typed at once, the address's field when typing rests, and back again when the address
 * changes by itself, as with the back button. What was typed before the script came is in the input the ref is for.
 */
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
