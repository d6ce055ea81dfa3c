import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { described, Fault, Hint } from './field-parts';
import { usePreHydrationValue } from './use-adopted';

type Props<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
};

/** A checkbox with its hint and error. */
export function Check<Values extends FieldValues>({ name, label, optional = false, hint }: Props<Values>) {
  const { field, fieldState } = useController<Values>({ name });
  const { value, ...rest } = field;
  const isTicked = Boolean(value);
  const box = usePreHydrationValue('input', ({ checked }) => checked !== isTicked && field.onChange(checked));
  return (
    <div ref={box} className="check">
      <label className="option">
        <input
          {...rest}
          {...described(name, Boolean(hint), fieldState)}
          id={name}
          type="checkbox"
          className="mark"
          checked={isTicked}
          aria-required={!optional || undefined}
        />
        <span>{label}</span>
      </label>
      <Hint of={name}>{hint}</Hint>
      <Fault of={name} state={fieldState} />
    </div>
  );
}
