import { useEffect, useEffectEvent, useRef } from 'react';

type Control = HTMLInputElement & HTMLTextAreaElement;

/**
 * Passes to a field what visitors typed or chose, or browsers filled in, before hydration. Runs once, when all fields
 * are registered and before the first re-render: React then finds in the page the values that it renders, so that
 * caret, selection and IME composition are kept.
 *
 * @param selector finds the control inside the field
 * @returns ref for the element around the control
 */
export function usePreHydrationValue(selector: string, adopt: (control: Control) => void) {
  const box = useRef<HTMLDivElement>(null);
  const take = useEffectEvent(adopt);
  useEffect(() => {
    const control = box.current?.querySelector<Control>(selector);
    if (control) take(control);
  }, [selector]);
  return box;
}
