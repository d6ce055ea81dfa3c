import { useState } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { TextInput } from '@/components/order/fields/text-input';
import { suggestMail } from '@/lib/order/mail-hint';

type Props<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  autoComplete: string;
  hint?: string;
  /** '%mail%' is replaced by the suggested address. */
  doubt: string;
};

/** An e-mail address. A probable typo gets a hint on blur, and is accepted all the same. */
export function MailField<Values extends FieldValues>({ name, doubt, ...input }: Props<Values>) {
  const typed: unknown = useWatch<Values>({ name });
  const [left, setLeft] = useState<string>();
  const meant = left === typed ? suggestMail(left ?? '') : undefined;
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
