'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useReady } from '@/components/ui/use-in-browser';
import { now } from '@/lib/dates/day';
import { type Declaration, withdrawal } from '@/lib/order/declaration';
import { type CheckedWithdrawal, type WithdrawalValues, withdrawalSchema } from '@/lib/order/declaration-schema';
import type { DeclarationProps } from './declaration-copy';
import { FaultSummary } from './fields/fault-summary';
import { DeclarationFields } from './parts/declaration-fields';
import { AlreadyDeclared, type Declared, DeclaredView } from './parts/declared';
import { FailureNotice } from './parts/failure-notice';
import { Lines } from './parts/lines';
import { SecondButton } from './parts/sheet-actions';
import { showTop } from './parts/show-top';
import { useLeaveWarning } from './parts/use-leave-warning';
import { usePrefill } from './parts/use-prefill';
import { useSending } from './parts/use-sending';
import { useSteps } from './parts/use-steps';

const FIELDS = ['name', 'contract', 'email'] as const;
const STEPS = ['fill', 'check', 'declared'] as const;

/** Withdrawing from a contract in two steps: say which, then confirm (§ 356a BGB). */
export function WithdrawForm({ copy, faults, failures, sending, preview, mailDoubt, address }: DeclarationProps) {
  const ready = useReady();
  const { send, busy, failure, isLocked } = useSending(sending);
  const { step, advance, restart } = useSteps(STEPS);
  const [declared, setDeclared] = useState<Declared>();
  const form = useForm<WithdrawalValues, unknown, CheckedWithdrawal>({
    defaultValues: { name: '', contract: '', email: '' },
    resolver: zodResolver(withdrawalSchema),
    shouldFocusError: false,
  });
  const isPrefilled = usePrefill(form);
  useLeaveWarning(form.formState.isDirty && step !== 'declared');

  async function confirm(values: CheckedWithdrawal) {
    if (isLocked()) return;
    const sent = await send({ type: 'withdrawal', ...values });
    if (!sent) return;
    setDeclared({ declaration: withdrawal(values), sent, at: now() });
    advance('declared');
  }

  const words = { headings: copy.withdraw, copy, ...(address && { address }) };
  if (step === 'declared' && declared) return <DeclaredView declared={declared} {...words} onChange={restart} />;
  const already = declared && <AlreadyDeclared declared={declared} copy={copy} />;
  // Read anew: between "back" and "forward" something may have been changed.
  const checked = step === 'check' ? withdrawalSchema.safeParse(form.getValues()).data : undefined;
  if (checked) {
    return (
      <>
        <SecondStep declaration={withdrawal(checked)} intro={copy.withdraw.check} />
        {already}
        {failure && <FailureNotice failure={failure} copy={failures} />}
        <div className="actions">
          <button type="button" className="button submit" aria-disabled={busy} onClick={() => confirm(checked)}>
            Widerruf bestätigen
          </button>
          <SecondButton onClick={restart}>Angaben ändern</SecondButton>
        </div>
      </>
    );
  }
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={form.handleSubmit(() => advance('check'))}>
        <fieldset className="all" disabled={!ready}>
          <legend className="visually-hidden">Ihre Angaben</legend>
          {already}
          {sending.mode === 'demo' && (
            <p className="notice" data-tone="warning">
              {preview}
            </p>
          )}
          <p className="aside">{copy.withdraw.intro}</p>
          {isPrefilled && <p className="aside">{copy.prefilled}</p>}
          <FaultSummary<WithdrawalValues> title={faults.title} order={FIELDS} />
          <DeclarationFields contractHint={copy.contract} mailDoubt={mailDoubt} />
          <button type="submit" className="button submit">
            Weiter
          </button>
        </fieldset>
      </form>
    </FormProvider>
  );
}

function SecondStep({ declaration, intro }: { declaration: Declaration; intro: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => showTop(box.current), []);
  return (
    <section ref={box} className="success" tabIndex={-1} aria-label="Angaben prüfen">
      <p className="aside">{intro}</p>
      <Lines lines={declaration.lines} />
    </section>
  );
}
