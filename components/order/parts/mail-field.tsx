import { useState } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { suggestMail } from 'subscription/order/mail-hint';
import { TextInput } from '@/components/order/fields/text-input';
import type { FormCopy } from '@/components/order/form-copy';
import { Button } from '@/components/ui/button';

type Props<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  autoComplete: string;
  hint?: string;
  enterKeyHint?: 'go';
  /** '%mail%' is replaced by the suggested address. */
  doubt: FormCopy['mailDoubt'];
};

/**
 * An e-mail address. A probable typo gets a button on blur that corrects it, and is accepted all the same. Not type="email": Chromium's value
 * of such a field has another domain than the one typed, 'gruss.de' for 'gruß.de'.
 */
export function MailField<Values extends FieldValues>({ name, doubt, ...input }: Props<Values>) {
  const { setValue, setFocus } = useFormContext<Values>();
  const { isSubmitted } = useFormState<Values>();
  const typed: unknown = useWatch<Values>({ name });
  const [left, setLeft] = useState<string>();
  const meant = left === typed ? suggestMail(left ?? '') : undefined;
  const take = (mail: string) => {
    setValue(name, mail as FieldPathValue<Values, typeof name>, { shouldDirty: true, shouldValidate: isSubmitted });
    setFocus(name);
  };
  return (
    <TextInput<Values>
      name={name}
      inputMode="email"
      autoCapitalize="none"
      onLeave={setLeft}
      doubt={
        meant ? (
          <span>
            <Button variant="second" size="small" onClick={() => take(meant)}>
              {doubt.take.replace('%mail%', () => meant)}
            </Button>{' '}
            {doubt.anyway}
          </span>
        ) : (
          ''
        )
      }
      {...input}
    />
  );
}
