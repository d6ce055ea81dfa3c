import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TextInput } from '@/components/order/fields/text-input';
import { meantMail } from '@/lib/order/mail-hint';
import type { OrderValues } from '@/lib/order/values';

type Props = {
  name: 'email' | 'accessEmail';
  label: string;
  autoComplete: string;
  hint?: string;
  /** '%mail%' stands for the address that was probably meant. */
  doubt: string;
};

/** A mail address. One that is probably mistyped gets a hint as it is left, and is taken all the same. */
export function MailField({ name, hint, doubt, ...input }: Props) {
  const typed = useWatch<OrderValues, Props['name']>({ name });
  const [left, setLeft] = useState('');
  const meant = left === typed ? meantMail(typed) : undefined;
  return (
    <TextInput<OrderValues>
      name={name}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      onLeave={setLeft}
      hint={
        <>
          {hint}
          <span role="status" className="doubt">
            {meant && doubt.replace('%mail%', () => meant)}
          </span>
        </>
      }
      {...input}
    />
  );
}
