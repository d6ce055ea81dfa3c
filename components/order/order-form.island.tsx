'use client';

import { planAsOf } from 'content/offer';
import { type Day, now } from 'german/dates/day';
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import type { Done, Receipt } from 'subscription/order/receipt';
import type { CheckedOrder } from 'subscription/order/schema';
import type { Sending } from 'subscription/order/send';
import { emptyOrder, type OrderedPlan, type OrderValues } from 'subscription/order/values';
import { Button } from '@/components/ui/button';
import { useToday } from '@/components/ui/use-today';
import { FaultSummary } from './fields/fault-summary';
import type { FormCopy } from './form-copy';
import { Again } from './parts/again';
import { validateAfterPaint } from './parts/check-after-paint';
import { AllFields, Aside, FailureNotice, LeaveWarning, NO_SUBMIT, Warning } from './parts/form-parts';
import { FIELDS, OrderFields } from './parts/order-fields';
import { PlanLine } from './parts/plan-line';
import { Review } from './parts/review';
import type { SuccessPictures } from './parts/success';
import { useFirstStart } from './parts/use-first-start';
import { useReturned } from './parts/use-returned';
import { type Sender, useSending } from './parts/use-sending';

const importSending = () => import('./parts/order-sending');
type SendingPart = Awaited<ReturnType<typeof importSending>>;

type Props = {
  plan: OrderedPlan;
  copy: FormCopy;
  sending: Sending;
  product: string;
  builtOn: Day;
  calendarIcon: ReactNode;
  pictures: SuccessPictures;
};

/** The order form of a plan (R-ORD-3, R-ORD-4). Uses the visitor's date once it is hydrated. */
export function OrderForm(props: Props) {
  const day = useToday(props.builtOn);
  const { preview, ...live } = props.copy;
  const copy = props.sending.mode === 'demo' ? props.copy : live;
  return <Orders {...props} copy={copy} plan={planAsOf(props.plan, day)} today={day} />;
}

/** Consecutive orders: after each one, the receipt is shown, and a new empty form waits below it. */
function Orders(props: Props & { today: Day }) {
  const { plan, copy, sending } = props;
  const [part, setPart] = useState<SendingPart>();
  const [receipts, setReceipts] = useState<Receipt[]>([]);
  const [kept, setKept] = useState<Receipt>();
  useEffect(() => {
    importSending().then(
      (loaded) => {
        setPart(loaded);
        setKept(loaded.storedReceipt(plan.id));
      },
      // Submitting loads it again, and reports a failure.
      () => undefined,
    );
  }, [plan.id]);
  const sender = useSending(async (...message) => (await importSending()).sendMessage(sending, ...message));
  const showReceipt = async (done: Done) => {
    const loaded = await importSending();
    setPart(loaded);
    setReceipts([...receipts, loaded.receiptOf(plan, done, copy.preview?.done)]);
  };
  const last = receipts.at(-1) ?? kept;
  const isRequest = plan.is === 'request';
  return (
    <>
      {part && last && (
        <part.Success key={`receipt ${receipts.length}`} receipt={last} isKept={last === kept} {...props} />
      )}
      <Form
        key={receipts.length}
        {...props}
        sender={sender}
        number={receipts.length}
        again={last && (isRequest ? copy.success.requestAgain : copy.success.again)}
        onDone={showReceipt}
      />
    </>
  );
}

type FormProps = Props & {
  today: Day;
  sender: Sender;
  number: number;
  again: string | undefined;
  onDone: (done: Done) => Promise<void>;
};

function Form({ plan, copy, sending, builtOn, calendarIcon, today: day, sender, number, again, onDone }: FormProps) {
  const resolver: Resolver<OrderValues, unknown, CheckedOrder> = async (...typed) =>
    (await importSending()).orderResolver(plan)(...typed);
  const form = useForm<OrderValues, unknown, CheckedOrder>({
    defaultValues: emptyOrder(plan, day),
    resolver,
    shouldFocusError: false,
  });
  const empty = emptyOrder(plan, day);
  useFirstStart(form, empty.startDate);
  const isReturned = useReturned(form, empty);

  const check = form.handleSubmit(async (checked) => {
    // A second click may arrive while the first is being validated.
    if (sender.isLocked()) return;
    const { orderFrom, orderMessage, withMaskedIban } = await importSending();
    const order = orderFrom(plan, checked);
    if (sending.mode === 'demo') console.log('Bestellung', plan.id, withMaskedIban(order));
    const sent = await sender.send(
      orderMessage(plan, order, { texts: copy.texts, build: builtOn, number: copy.number }),
      number,
    );
    if (sent) await onDone({ order, sent, at: now() });
  });

  const submit = validateAfterPaint(async () => {
    sender.report(undefined);
    // Sending needs the code that validates, sends and shows the receipt.
    const part = await importSending().catch(() => undefined);
    if (!part) return sender.report('offline');
    await check();
  });

  const isRequest = plan.is === 'request';
  const { sections } = copy;
  return (
    <FormProvider {...form}>
      <LeaveWarning control={form.control} />
      <Again label={again} control={form.control}>
        <form
          noValidate
          method={NO_SUBMIT}
          onSubmit={(event) => (sender.isLocked() ? event.preventDefault() : submit(event))}
        >
          <PlanLine plan={plan} today={day} />
          <AllFields>
            {copy.preview && <Warning>{copy.preview.form}</Warning>}
            <Aside>{copy.required}</Aside>
            {isReturned && <Warning>{copy.wayBack}</Warning>}
            <FaultSummary<OrderValues> title={copy.faults.title} order={FIELDS} />
            <OrderFields plan={plan} copy={copy} today={day} calendarIcon={calendarIcon} />
            {sender.failure && <FailureNotice failure={sender.failure} copy={copy.failures} />}
            <Review plan={plan} heading={isRequest ? sections.requestReview : sections.review} today={day} />
            <Button type="submit" size="wide" aria-disabled={sender.busy}>
              {sender.busy ? 'Wird gesendet …' : plan.submit}
            </Button>
            {!isRequest && <p role="status" className="early" data-press-again={copy.early} />}
          </AllFields>
        </form>
      </Again>
    </FormProvider>
  );
}
