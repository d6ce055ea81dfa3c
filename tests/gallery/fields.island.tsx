'use client';

import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Check } from '@/components/order/fields/check';
import { Choice } from '@/components/order/fields/choice';
import { FaultSummary } from '@/components/order/fields/fault-summary';
import { TextInput } from '@/components/order/fields/text-input';

const FIELDS = ['name', 'mail', 'text', 'pay', 'agree'] as const;
type Values = Record<'name' | 'mail' | 'text' | 'pay', string> & { agree: boolean };

/** Each kind of field in a form with the given state. */
export function Fields({ values, faults = {} }: { values: Values; faults?: Partial<Record<keyof Values, string>> }) {
  const errors = Object.fromEntries(Object.entries(faults).map(([name, message]) => [name, { type: 'own', message }]));
  const form = useForm<Values>({ defaultValues: values, resolver: () => ({ values: {}, errors }) });
  const { trigger } = form;
  useEffect(() => void trigger(), [trigger]);
  return (
    <FormProvider {...form}>
      <form noValidate>
        <FaultSummary<Values> title="Bitte prüfen Sie Ihre Angaben" order={FIELDS} />
        <TextInput<Values> name="name" label="Vorname" autoComplete="off" />
        <TextInput<Values>
          name="mail"
          label="E-Mail"
          hint="Dorthin geht die Bestätigung."
          autoComplete="off"
          optional
        />
        <TextInput<Values> name="text" label="Gruß auf der Karte" autoComplete="off" rows={3} />
        <Choice<Values>
          name="pay"
          label="Zahlungsart"
          options={['Lastschrift', 'Rechnung'].map((value) => ({ value, label: value }))}
        />
        <Check<Values> name="agree" label="Ich habe die AGB gelesen." hint="Sie liegen der Bestätigung bei." />
      </form>
    </FormProvider>
  );
}
