import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { described, Fault, Hint } from './field-parts';
import { useAdopted } from './use-adopted';

type Own<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  autoComplete: string;
  /** Not needed: says so beside the label. */
  optional?: boolean;
  hint?: ReactNode;
  /** What is probably mistyped: see `Hint`. */
  doubt?: ReactNode;
  /** Lines of a longer text. */
  rows?: number;
  /** What is made of the text while it is typed. */
  change?: (text: string) => string;
  onLeave?: (text: string) => void;
  /** Fills in the field by other means. */
  button?: ReactNode;
};
type Props<Values extends FieldValues> = Own<Values> &
  Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'enterKeyHint' | 'placeholder' | 'autoCapitalize' | 'onFocus' | 'onPaste'
  >;

/** Label, hint, input, fault: one line or several of text, tied to the form by its name. */
export function TextInput<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, optional = false, hint, doubt, rows, change, onLeave, button, autoComplete, ...more } = props;
  const { field, fieldState } = useController<Values>({ name });
  const value = String(field.value ?? '');
  const box = useAdopted('input, textarea', (control) => {
    if (control.value === value) return;
    field.onChange(control.value);
    // Not while somebody is at it, and after the others, which it may fill in.
    if (document.activeElement === control) return;
    queueMicrotask(() => {
      if (change) field.onChange(change(control.value));
      onLeave?.(control.value);
    });
  });
  const common = {
    ...described(name, Boolean(hint) || doubt !== undefined, fieldState),
    id: name,
    name,
    ref: field.ref,
    value,
    autoComplete,
    'aria-required': !optional || undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      field.onChange(change ? change(target.value) : target.value),
    onBlur: () => {
      field.onBlur();
      onLeave?.(value);
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
