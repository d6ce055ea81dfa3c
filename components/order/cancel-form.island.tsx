'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { today } from 'german/dates/day';
import { type Resolver, useForm } from 'react-hook-form';
import { cancellation } from 'subscription/order/declaration';
import {
  type CancellationValues,
  type CheckedCancellation,
  cancellationSchema,
} from 'subscription/order/declaration-schema';
import type { DeclarationProps } from './declaration-copy';
import { Choice } from './fields/choice';
import { TextInput } from './fields/text-input';
import { DeclarationFields } from './parts/declaration-fields';
import { DeclarationForm } from './parts/declaration-form';
import { ConditionalFieldsBackup } from './parts/later-fields';

const FIELDS = ['kind', 'reason', 'name', 'contract', 'email', 'end', 'endDate'] as const;
/** Fields that appear after a choice. */
const LATER = ['reason', 'endDate'] as const;
const EMPTY: CancellationValues = {
  kind: 'ordinary',
  reason: '',
  name: '',
  contract: '',
  email: '',
  end: 'earliest',
  endDate: '',
};

const resolver: Resolver<CancellationValues, unknown, CheckedCancellation> = (values, context, options) =>
  zodResolver(cancellationSchema(values, today()))(values, context, options);

/** Form to cancel a contract without an account (§ 312k BGB). */
export function CancelForm(props: DeclarationProps) {
  const { copy, mailDoubt } = props;
  const form = useForm<CancellationValues, unknown, CheckedCancellation>({
    defaultValues: EMPTY,
    resolver,
    shouldFocusError: false,
  });
  const [kind, end] = form.watch(['kind', 'end']);
  return (
    <DeclarationForm
      {...props}
      form={form}
      type="cancellation"
      order={FIELDS}
      declarationOf={cancellation}
      submit="Jetzt kündigen"
    >
      <ConditionalFieldsBackup<CancellationValues> names={LATER} />
      <Choice<CancellationValues>
        name="kind"
        label="Art der Kündigung"
        layout="column"
        options={[
          { value: 'ordinary', label: 'Ordentliche Kündigung, ohne Grund' },
          { value: 'extraordinary', label: 'Außerordentliche Kündigung, aus wichtigem Grund' },
        ]}
      />
      {kind === 'extraordinary' && (
        <TextInput<CancellationValues>
          name="reason"
          label="Grund"
          rows={3}
          autoComplete="on"
          hint={copy.cancel.reasonHint}
        />
      )}
      <DeclarationFields contractHint={copy.contract} mailDoubt={mailDoubt} />
      <Choice<CancellationValues>
        name="end"
        label="Wann soll der Vertrag enden?"
        options={[
          { value: 'earliest', label: 'frühestmöglich' },
          { value: 'date', label: 'zu einem Datum' },
        ]}
      />
      {end === 'date' && (
        <TextInput<CancellationValues>
          name="endDate"
          label="Enddatum"
          autoComplete="on"
          enterKeyHint="send"
          hint={copy.cancel.dateHint}
        />
      )}
    </DeclarationForm>
  );
}
