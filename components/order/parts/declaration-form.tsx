import { now } from 'german/dates/day';
import { type ReactNode, useEffect, useState } from 'react';
import { type FieldPath, FormProvider, type UseFormReturn } from 'react-hook-form';
import type { Declaration } from 'subscription/order/declaration';
import type { WithdrawalValues } from 'subscription/order/declaration-schema';
import { sendMessage } from 'subscription/order/send';
import type { DeclarationProps } from '@/components/order/declaration-copy';
import { FaultSummary } from '@/components/order/fields/fault-summary';
import { Button } from '@/components/ui/button';
import { storedContract } from '../stored-receipt';
import { validateAfterPaint } from './check-after-paint';
import { type Declared, DeclaredView } from './declared';
import {
  Actions,
  AllFields,
  Aside,
  DescriptionList,
  FailureNotice,
  FormResult,
  LeaveWarning,
  NO_SUBMIT,
  Warning,
} from './form-parts';
import { PreparedMail, type Unsent } from './prepared-mail';
import { useSending } from './use-sending';
import { useSteps } from './use-steps';

const AT_ONCE = ['fill', 'declared'] as const;
const TWO_STEPS = ['fill', 'check', 'declared'] as const;

type Props<Values extends WithdrawalValues, Checked> = DeclarationProps & {
  form: UseFormReturn<Values, unknown, Checked>;
  /** Message type for the receiver. */
  type: 'cancellation' | 'withdrawal';
  /** Field names in page order. */
  order: readonly FieldPath<Values>[];
  declarationOf: (checked: Checked) => Declaration;
  submit: string;
  /** Adds a second step that confirms the values read in the first one. */
  confirm?: { label: string; intro: string; read: () => Checked | undefined };
  children: ReactNode;
};

/** A declaration, from its fields to its receipt. */
export function DeclarationForm<Values extends WithdrawalValues, Checked extends object>(
  props: Props<Values, Checked>,
) {
  const { copy, faults, failures, sending, preview, form, type, declarationOf, confirm } = props;
  const words = type === 'cancellation' ? copy.cancel : copy.withdraw;
  const { send, busy, failure, isLocked } = useSending((message, options) => sendMessage(sending, message, options));
  const { step, advance, restart } = useSteps<(typeof TWO_STEPS)[number]>(confirm ? TWO_STEPS : AT_ONCE);
  const [declared, setDeclared] = useState<Declared>();
  const [unsent, setUnsent] = useState<Unsent>();
  const isPrefilled = usePrefill(form);

  async function declare(checked: Checked) {
    const values = JSON.stringify(form.getValues());
    const sent = await send({ type, ...checked });
    const declaration = declarationOf(checked);
    if (!sent) return setUnsent({ declaration, values, at: now() });
    setDeclared({ declaration, sent, at: now() });
    advance('declared');
  }
  const submit = validateAfterPaint(form.handleSubmit((checked) => (confirm ? advance('check') : declare(checked))));

  if (step === 'declared' && declared)
    return <DeclaredView {...props} words={words} declared={declared} onChange={restart} />;
  // Read again: values may have changed between "back" and "forward".
  const checked = step === 'check' ? confirm?.read() : undefined;
  const warning = <LeaveWarning control={form.control} />;
  const already = declared?.sent.transmitted && <Warning>{copy.already}</Warning>;
  const failed = failure && (
    <FailureNotice failure={failure} copy={{ ...failures, kept: copy.failed.kept }}>
      {unsent && <PreparedMail {...props} control={form.control} unsent={unsent} />}
    </FailureNotice>
  );
  if (confirm && checked) {
    return (
      <FormResult aria-label="Angaben prüfen">
        {warning}
        <Aside>{confirm.intro}</Aside>
        <DescriptionList lines={declarationOf(checked).lines} />
        {already}
        {failed}
        <Actions>
          <Button size="wide" aria-disabled={busy} onClick={() => declare(checked)}>
            {confirm.label}
          </Button>
          <Button variant="second" onClick={restart}>
            Angaben ändern
          </Button>
        </Actions>
      </FormResult>
    );
  }
  return (
    <FormProvider {...form}>
      {warning}
      <form noValidate method={NO_SUBMIT} onSubmit={(event) => (isLocked() ? event.preventDefault() : submit(event))}>
        <AllFields>
          {already}
          {preview && <Warning>{preview}</Warning>}
          <Aside>{words.intro}</Aside>
          {isPrefilled && <Aside>{copy.prefilled}</Aside>}
          <FaultSummary<Values> title={faults.title} order={props.order} />
          {props.children}
          {!confirm && failed}
          <Button type="submit" size="wide" aria-disabled={busy}>
            {props.submit}
          </Button>
        </AllFields>
      </form>
    </FormProvider>
  );
}

/** Prefills the contract after a link from a receipt, unless other fields were typed. Returns true once it has. */
function usePrefill<Values extends WithdrawalValues, Checked>({ reset }: UseFormReturn<Values, unknown, Checked>) {
  const [isPrefilled, setPrefilled] = useState(false);
  useEffect(() => {
    const contract = storedContract();
    if (!contract) return;
    reset((values) => ({ ...values, ...contract }), { keepDirtyValues: true, keepDirty: true });
    setPrefilled(true);
  }, [reset]);
  return isPrefilled;
}
