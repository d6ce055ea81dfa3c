import { useState } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { TextInput } from '@/components/order/fields/text-input';
import { meantMail } from '@/lib/order/mail-hint';

type Props<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  autoComplete: string;
  hint?: string;
  /** '%mail%' stands for the address that was probably meant. */
  doubt: string;
};

/** A mail address. One that is probably mistyped gets a hint as it is left, and is taken all the same. */
export function MailField<Values extends FieldValues>({ name, doubt, ...input }: Props<Values>) {
  const typed: unknown = useWatch<Values>({ name });
  const [left, setLeft] = useState<string>();
  const meant = left === typed ? meantMail(left ?? '') : undefined;
  return (
    <TextInput<Values>
      name={name}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      onLeave={setLeft}
      doubt={meant ? doubt.replace('%mail%', () => meant) : ''}
      {...input}
    />
  );
}
