import type { ChangeEvent, ComponentProps, FocusEvent, ReactNode } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { described, Fault, Hint } from './field-parts';
import { usePreHydrationValue } from './use-adopted';

type Own<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  autoComplete: string;
  /** Marks the field as optional beside its label. */
  optional?: boolean;
  hint?: ReactNode;
  /** Typo hint: see `Hint`. */
  doubt?: ReactNode;
  /** Number of rows; makes it a textarea. */
  rows?: number;
  /** Called with the text once the field is left, or filled in without being focused. Nothing is formatted while typing: it would move the
   * caret and disturb IMEs. */
  onLeave?: (text: string) => void;
  /** Button beside the input that fills it in another way. */
  button?: ReactNode;
};
type Props<Values extends FieldValues> = Own<Values> &
  Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'enterKeyHint' | 'placeholder' | 'autoCapitalize' | 'onFocus' | 'onPaste'
  >;

/** Label, hint, error, and an input or textarea registered with the form by its name. */
export function TextInput<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, optional = false, hint, doubt, rows, onLeave, button, autoComplete, ...more } = props;
  const { field, fieldState } = useController<Values>({ name });
  const value = String(field.value ?? '');
  const box = usePreHydrationValue('input, textarea', (control) => {
    if (control.value === value) return;
    field.onChange(control.value);
    // Not while it has focus, and only after the other fields have been adopted, as it may fill them in.
    if (document.activeElement === control) return;
    queueMicrotask(() => onLeave?.(control.value));
  });
  const common = {
    ...described(name, Boolean(hint) || doubt !== undefined, fieldState),
    id: name,
    name,
    ref: field.ref,
    value,
    autoComplete,
    'aria-required': !optional || undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      field.onChange(target.value);
      if (target !== document.activeElement) onLeave?.(target.value);
    },
    onBlur: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      field.onBlur();
      onLeave?.(target.value);
    },
  };
  const input = rows ? (
    <textarea {...common} rows={rows} />
  ) : (
    <input type="text" enterKeyHint="next" spellCheck="false" {...more} {...common} />
  );
  return (
    <div ref={box} className="text-input">
      <label htmlFor={name}>
        {label}
        {optional && <span className="optional"> (freiwillig)</span>}
      </label>
      <Hint of={name} doubt={doubt}>
        {hint}
      </Hint>
      {button ? (
        <div className="with-button">
          {input}
          {button}
        </div>
      ) : (
        input
      )}
      <Fault of={name} state={fieldState} />
    </div>
  );
}
