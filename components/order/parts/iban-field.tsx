import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '@/components/order/fields/text-input';
import { groupIban, type IbanWarning, ibanWarning, loadIbanCheck } from '@/lib/order/iban';
import type { OrderValues } from '@/lib/order/values';

export type IbanWords = { hint: string } & Record<IbanWarning, string>;

/** The IBAN, grouped in fours while typing at its end. A typo warning never blocks an order. */
export function IbanField({ words }: { words: IbanWords }) {
  const { getValues, setValue } = useFormContext<OrderValues>();
  const iban = useWatch<OrderValues, 'iban'>({ name: 'iban' });
  const [doubt, setDoubt] = useState<IbanWarning>();
  const asked = useRef(0);
  const check = async (text: string) => {
    setValue('iban', groupIban(text));
    asked.current += 1;
    const turn = asked.current;
    const found = await ibanWarning(text).catch(() => undefined);
    if (turn === asked.current) setDoubt(found);
  };
  const change = (text: string) => {
    setDoubt(undefined);
    // Grouping in the middle of the text would move the caret to its end.
    const before = getValues('iban');
    const grows = text.startsWith(before);
    return grows ? groupIban(text) : text;
  };
  return (
    <TextInput<OrderValues>
      name="iban"
      label="IBAN"
      optional
      autoComplete="off"
      autoCapitalize="characters"
      enterKeyHint="done"
      hint={words.hint}
      doubt={doubt && iban ? words[doubt] : ''}
      change={change}
      onLeave={check}
      onFocus={() => void loadIbanCheck().catch(() => undefined)}
    />
  );
}
