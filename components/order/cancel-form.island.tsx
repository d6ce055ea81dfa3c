'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { useReady } from '@/components/ui/use-in-browser';
import { now, today } from '@/lib/dates/day';
import { cancellation } from '@/lib/order/declaration';
import { type CancellationValues, type CheckedCancellation, cancellationSchema } from '@/lib/order/declaration-schema';
import type { DeclarationProps } from './declaration-copy';
import { Choice } from './fields/choice';
import { FaultSummary } from './fields/fault-summary';
import { TextInput } from './fields/text-input';
import { DeclarationFields } from './parts/declaration-fields';
import { AlreadyDeclared, type Declared, DeclaredView } from './parts/declared';
import { FailureNotice } from './parts/failure-notice';
import { useLeaveWarning } from './parts/use-leave-warning';
import { usePrefill } from './parts/use-prefill';
import { useSending } from './parts/use-sending';
import { useSteps } from './parts/use-steps';

const FIELDS = ['kind', 'reason', 'name', 'contract', 'email', 'end', 'endDate'] as const;

const STEPS = ['fill', 'declared'] as const;

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

/** Cancelling a contract without an account (§ 312k BGB). */
export function CancelForm({ copy, faults, failures, sending, preview, mailDoubt, address }: DeclarationProps) {
  const ready = useReady();
  const { send, busy, failure, isLocked } = useSending(sending);
  const { step, advance, restart } = useSteps(STEPS);
  const [declared, setDeclared] = useState<Declared>();
  const form = useForm<CancellationValues, unknown, CheckedCancellation>({
    defaultValues: EMPTY,
    resolver,
    shouldFocusError: false,
  });
  const isPrefilled = usePrefill(form);
  useLeaveWarning(form.formState.isDirty && step !== 'declared');
  const [kind, end] = form.watch(['kind', 'end']);
  const submit = form.handleSubmit(async (checked) => {
    const sent = await send({ type: 'cancellation', ...checked });
    if (!sent) return;
    setDeclared({ declaration: cancellation(checked), sent, at: now() });
    advance('declared');
  });
  const words = { headings: copy.cancel, copy, ...(address && { address }) };
  if (step === 'declared' && declared) return <DeclaredView declared={declared} {...words} onChange={restart} />;
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={(event) => (isLocked() ? event.preventDefault() : submit(event))}>
        <fieldset className="all" disabled={!ready}>
          <legend className="visually-hidden">Ihre Angaben</legend>
          {declared && <AlreadyDeclared declared={declared} copy={copy} />}
          {sending.mode === 'demo' && (
            <p className="notice" data-tone="warning">
              {preview}
            </p>
          )}
          <p className="aside">{copy.cancel.intro}</p>
          {isPrefilled && <p className="aside">{copy.prefilled}</p>}
          <FaultSummary<CancellationValues> title={faults.title} order={FIELDS} />
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
              autoComplete="off"
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
              autoComplete="off"
              hint={copy.cancel.dateHint}
            />
          )}
          {failure && <FailureNotice failure={failure} copy={failures} />}
          <button type="submit" className="button submit" aria-disabled={busy}>
            Jetzt kündigen
          </button>
        </fieldset>
      </form>
    </FormProvider>
  );
}
