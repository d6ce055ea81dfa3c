import type { ComponentProps, ReactNode } from 'react';
import { Input, Label, TextArea, TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Fault, Hint } from './field-parts';

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
  Pick<ComponentProps<'input'>, 'onPaste' | 'placeholder' | 'autoCapitalize'> &
  Pick<TextFieldProps, 'type' | 'inputMode' | 'enterKeyHint' | 'onFocus'>;

/** Label, hint, input, fault: one line or several of text, tied to the form by its name. */
export function TextInput<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, optional = false, hint, doubt, rows, button, ...rest } = props;
  const { change, onLeave, onPaste, placeholder, ...more } = rest;
  const { field, fieldState } = useController<Values>({ name });
  const input = rows ? (
    <TextArea ref={field.ref} rows={rows} />
  ) : (
    <Input ref={field.ref} placeholder={placeholder} onPaste={onPaste} />
  );
  return (
    <TextField
      id={name}
      className="text-input"
      name={name}
      value={String(field.value ?? '')}
      onChange={(text) => field.onChange(change ? change(text) : text)}
      onBlur={() => {
        field.onBlur();
        onLeave?.(String(field.value ?? ''));
      }}
      isRequired={!optional}
      isInvalid={fieldState.invalid}
      validationBehavior="aria"
      {...(rows ? {} : { enterKeyHint: 'next', spellCheck: 'false' })}
      {...more}
    >
      <Label>
        {label}
        {optional && <span className="optional"> (freiwillig)</span>}
      </Label>
      <Hint doubt={doubt}>{hint}</Hint>
      {button ? (
        <div className="with-button">
          {input}
          {button}
        </div>
      ) : (
        input
      )}
      <Fault of={fieldState} />
    </TextField>
  );
}
