import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldPath, type FieldValues, useFormContext, useWatch } from 'react-hook-form';

/** Browsers restore only fields of the loaded HTML. Values of fields that appear after a choice are kept in a hidden
 * textarea, which browsers restore too: with each change, as WebKit reads it before `pagehide`. Never list the IBAN here. */
export function ConditionalFieldsBackup<Values extends FieldValues>({
  names,
}: {
  names: readonly FieldPath<Values>[];
}) {
  const { getValues, setValue } = useFormContext<Values>();
  const box = useRef<HTMLTextAreaElement>(null);
  const empty = useRef<string>(undefined);
  useWatch<Values>({ name: names });
  const typed = JSON.stringify(names.map((name) => [name, getValues(name)]));
  const putBack = useEffectEvent(() => {
    for (const [name, value] of restoredInput(box.current?.value ?? '', names)) {
      setValue(name, value as never, { shouldDirty: true });
    }
  });
  useEffect(() => {
    if (empty.current === undefined) {
      empty.current = typed;
      putBack();
    } else if (box.current) box.current.value = typed === empty.current ? '' : typed;
  }, [typed]);
  return <textarea ref={box} name="later" autoComplete="on" hidden />;
}

const isPair = (pair: unknown): pair is [string, string] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string');

/** Restores form input kept by the browser, for existing fields only: restoredInput('[["reason","Umzug"]]', ['reason']) → [['reason', 'Umzug']] */
export function restoredInput<Name extends string>(text: string, names: readonly Name[]): [Name, string][] {
  const kept = parsed(text);
  const found = new Map(Array.isArray(kept) && kept.every(isPair) ? kept : []);
  return names.flatMap((name) => {
    const value = found.get(name);
    return value === undefined ? [] : [[name, value] satisfies [Name, string]];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
