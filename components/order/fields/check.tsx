import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Fault, Hint } from './field-parts';

type Props<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
};

/** A box to tick, with its hint and fault. */
export function Check<Values extends FieldValues>({ name, label, optional = false, hint }: Props<Values>) {
  const { field, fieldState } = useController<Values>({ name });
  return (
    <CheckboxField
      id={name}
      className="check"
      name={name}
      isSelected={Boolean(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      isRequired={!optional}
      isInvalid={fieldState.invalid}
      validationBehavior="aria"
      inputRef={field.ref}
    >
      <CheckboxButton className="option">
        <span className="mark" />
        <span>{label}</span>
      </CheckboxButton>
      <Hint>{hint}</Hint>
      <Fault of={fieldState} />
    </CheckboxField>
  );
}
