import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { restoredInput } from '@/lib/order/typed-later';

/** Browsers restore only fields of the loaded HTML. Values of fields that appear after a choice are kept in a hidden
 * textarea, which browsers restore too. Never list the IBAN here. */
export function ConditionalFieldsBackup<Values extends FieldValues>({
  names,
}: {
  names: readonly FieldPath<Values>[];
}) {
  const { getValues, setValue } = useFormContext<Values>();
  const box = useRef<HTMLTextAreaElement>(null);
  const typed = () => JSON.stringify(names.map((name) => [name, getValues(name)]));
  const empty = useRef('');
  const putBack = useEffectEvent(() => {
    empty.current = typed();
    for (const [name, value] of restoredInput(box.current?.value ?? '', names)) {
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
