import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Fault, Hint } from './field-parts';

type Props<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  options: readonly { value: string; label: string; note?: string }[];
  hint?: ReactNode;
  /** Short answers stand side by side, long ones below each other. */
  layout?: 'row' | 'column';
};

/** One of a few: all answers can be seen, the arrow keys move between them. */
export function Choice<Values extends FieldValues>({ name, label, options, hint, layout = 'row' }: Props<Values>) {
  const { field, fieldState } = useController<Values>({ name });
  return (
    <RadioGroup
      id={name}
      className="choice"
      data-layout={layout}
      name={name}
      value={field.value || null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      isRequired
      isInvalid={fieldState.invalid}
      validationBehavior="aria"
    >
      <Label>{label}</Label>
      <Hint>{hint}</Hint>
      <div className="options">
        {options.map((option, index) => (
          <Radio
            key={option.value}
            value={option.value}
            className="option"
            {...(index === 0 && { inputRef: field.ref })}
          >
            <span className="mark" />
            <span>
              {option.label} {option.note && <small>{option.note}</small>}
            </span>
          </Radio>
        ))}
      </div>
      <Fault of={fieldState} />
    </RadioGroup>
  );
}
