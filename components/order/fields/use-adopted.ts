import { useEffect, useEffectEvent, useRef } from 'react';

type Control = HTMLInputElement & HTMLTextAreaElement;

/**
 * Hands a field what people wrote, chose or ticked, or browsers filled in, before React was there. It does so once, when
 * every field listens to the form and before anything is drawn again: React then finds in the page what it is to show,
 * so that caret, selection and a letter being composed stay as they are.
 *
 * @param selector the control inside the field
 * @returns the ref of the element around the control
 */
export function useAdopted(selector: string, adopt: (control: Control) => void) {
  const box = useRef<HTMLDivElement>(null);
  const take = useEffectEvent(adopt);
  useEffect(() => {
    const control = box.current?.querySelector<Control>(selector);
    if (control) take(control);
  }, [selector]);
  return box;
}
