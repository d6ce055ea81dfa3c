import type { ReactNode } from 'react';
import { FieldError, Label, Radio, RadioGroup, Text } from 'react-aria-components/RadioGroup';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';

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
      className="field choice"
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
      {hint && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
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
      <FieldError className="fault">{fieldState.error?.message}</FieldError>
    </RadioGroup>
  );
}
