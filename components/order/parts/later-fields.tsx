import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { typedIn } from '@/lib/order/typed-later';

/**
 * Browsers put back only what stood in the page as it was loaded. What was typed into fields that come after a choice
 * waits in a hidden field of the page, which they put back, too. Never name the IBAN here.
 */
export function LaterFields<Values extends FieldValues>({ names }: { names: readonly FieldPath<Values>[] }) {
  const { getValues, setValue } = useFormContext<Values>();
  const box = useRef<HTMLTextAreaElement>(null);
  const typed = () => JSON.stringify(names.map((name) => [name, getValues(name)]));
  const empty = useRef('');
  const putBack = useEffectEvent(() => {
    empty.current = typed();
    for (const [name, value] of typedIn(box.current?.value ?? '', names)) {
      setValue(name, value as never, { shouldDirty: true });
    }
  });
  const keep = useEffectEvent(() => {
    if (box.current) box.current.value = typed() === empty.current ? '' : typed();
  });
  useEffect(() => {
    putBack();
    const leave = () => keep();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  return <textarea ref={box} name="later" autoComplete="on" hidden />;
}
