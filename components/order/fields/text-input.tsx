import type { ClipboardEvent, ReactNode } from 'react';
import { FieldError, Input, Label, Text, TextArea, TextField } from 'react-aria-components/TextField';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';

type Props<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  /** Not needed: says so beside the label. */
  optional?: boolean;
  hint?: ReactNode;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  autoComplete: string;
  autoCapitalize?: 'words' | 'none' | 'characters';
  enterKeyHint?: 'next' | 'done';
  /** Lines of a longer text. */
  rows?: number;
  /** What is made of the text while it is typed. */
  change?: (text: string) => string;
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  onFocus?: () => void;
  onLeave?: (text: string) => void;
};

/** Label, hint, input, fault: one line or several of text, tied to the form by its name. */
export function TextInput<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, optional = false, hint, rows, change, onLeave, onPaste, ...input } = props;
  const { field, fieldState } = useController<Values>({ name });
  return (
    <TextField
      id={name}
      className="field"
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
      {...input}
    >
      <Label>
        {label}
        {optional && <span className="optional"> (freiwillig)</span>}
      </Label>
      {hint && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      {rows ? <TextArea ref={field.ref} rows={rows} /> : <Input ref={field.ref} onPaste={onPaste} />}
      <FieldError className="fault">{fieldState.error?.message}</FieldError>
    </TextField>
  );
}
