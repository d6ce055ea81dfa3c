import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { described, Fault, Hint } from './field-parts';
import { usePreHydrationValue } from './use-adopted';

type Props<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  options: readonly { value: string; label: string; note?: string }[];
  hint?: ReactNode;
  /** Short options side by side, long ones stacked. */
  layout?: 'row' | 'column';
};

/** Radio buttons: all options are visible, arrow keys move between them. */
export function Choice<Values extends FieldValues>({ name, label, options, hint, layout = 'row' }: Props<Values>) {
  const { field, fieldState } = useController<Values>({ name });
  const { value: chosen, ref, ...rest } = field;
  const box = usePreHydrationValue(':checked', ({ value }) => value !== chosen && field.onChange(value));
  const description = described(name, Boolean(hint), fieldState);
  return (
    <div
      ref={box}
      id={name}
      className="choice"
      data-layout={layout}
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-required
      {...description}
    >
      <span id={`${name}-label`} className="choice-label">
        {label}
      </span>
      <Hint of={name}>{hint}</Hint>
      <div className="options">
        {options.map((option, index) => (
          <label key={option.value} className="option">
            <input
              {...rest}
              {...(index === 0 && { ref })}
              type="radio"
              className="mark"
              value={option.value}
              checked={option.value === chosen}
              aria-describedby={description['aria-describedby']}
            />
            <span>
              {option.label} {option.note && <small>{option.note}</small>}
            </span>
          </label>
        ))}
      </div>
      <Fault of={name} state={fieldState} />
    </div>
  );
}
