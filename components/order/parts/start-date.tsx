import type { Day } from 'german/dates/day';
import { formatDay, withWeekday } from 'german/dates/german';
import { counted } from 'german/text';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { christmasDelivery, deliveryRange, isDeliveryDay, readStart } from 'subscription/order/delivery-day';
import { typedDay } from 'subscription/order/typed-day';
import type { OrderedPlan, OrderValues } from 'subscription/order/values';
import { type Delivery, describePause } from 'subscription/plans/delivery';
import { TextInput } from '@/components/order/fields/text-input';
import type { FormCopy } from '@/components/order/form-copy';
import { Button } from '@/components/ui/button';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import { useLazyImport } from '@/components/ui/use-late';
import { Aside } from './form-parts';
import { useDismiss } from './use-dismiss';

const importCalendar = async () => (await import('./delivery-calendar')).DeliveryCalendar;

type Props = { plan: OrderedPlan; copy: FormCopy; today: Day; icon: ReactNode };

/** Date of the first delivery: typed, or chosen from a calendar of Saturdays that is loaded when opened. */
export function StartDate({ plan, copy, today, icon }: Props) {
  const { setValue } = useFormContext<OrderValues>();
  const { isSubmitted } = useFormState<OrderValues>();
  const typed = useWatch<OrderValues, 'startDate'>({ name: 'startDate' });
  const [open, setOpen] = useState(false);
  // Paint the pressed button first; a month renders slowly.
  const isShown = useAfterPaint(open) && open;
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const { part: DeliveryCalendar, isLost, ask } = useLazyImport(importCalendar);
  const { delivery } = plan;
  const chosen = readStart(typed, today, delivery);
  const range = deliveryRange(today, delivery);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  useDismiss(open, [opener, panel], () => setOpen(false));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from wherever the focus is inside
    <div
      className="start-date"
      onKeyDown={({ key }) => open && key === 'Escape' && close()}
      // React Aria would draw all days again as without focus, just before they go away.
      onBlurCapture={(event) => {
        const { currentTarget, target, relatedTarget } = event;
        if (panel.current?.contains(target) && !currentTarget.contains(relatedTarget)) event.stopPropagation();
      }}
    >
      <TextInput<OrderValues>
        name="startDate"
        label="Startdatum der Lieferung"
        inputMode="text"
        autoComplete="on"
        placeholder="TT.MM.JJJJ"
        hint={
          <>
            {copy.startHint}
            {chosen && <strong>{` Ab ${withWeekday(chosen)}`}</strong>}
            <span>{chosen === range.first && whyMoved(copy, plan, today)}</span>
          </>
        }
        button={
          <Button
            ref={opener}
            variant="second"
            size="small"
            aria-expanded={open}
            aria-controls={isShown ? panelId : undefined}
            onClick={() => {
              setOpen(!open);
              ask();
            }}
          >
            {icon}
            Samstag wählen
          </Button>
        }
      />
      {isShown && (
        <div ref={panel} id={panelId} className="calendar-panel">
          {DeliveryCalendar ? (
            <DeliveryCalendar
              chosen={chosen}
              range={range}
              delivery={delivery}
              isOpen={(day) => isDeliveryDay(day, today, delivery)}
              onChoose={(next) => {
                setValue('startDate', typedDay(next), { shouldValidate: isSubmitted, shouldDirty: true });
                close();
              }}
            />
          ) : (
            <p role="status">
              {isLost
                ? 'Der Kalender lässt sich gerade nicht laden. Bitte tippen Sie das Datum ein.'
                : 'Kalender wird geladen …'}
            </p>
          )}
        </div>
      )}
      {plan.asks.gift && <Occasions words={copy.occasions} delivery={delivery} today={today} />}
    </div>
  );
}

/** Explains the earliest date: the lead time and the delivery breaks that moved it. */
function whyMoved({ startMoved, startLead }: FormCopy, { delivery }: OrderedPlan, today: Day) {
  const { passed, isLate } = deliveryRange(today, delivery);
  const lead = isLate ? [startLead.replace('%lead%', counted(delivery.leadDays, 'Arbeitstag', 'Arbeitstage'))] : [];
  const reasons = [...lead, ...passed.map(describePause)];
  return reasons.length > 0 && ` ${startMoved} ${reasons.join(', ')}.`;
}

type OccasionProps = { words: FormCopy['occasions']; delivery: Delivery; today: Day };

/** Suggested dates for a gift: a button for Christmas while it is ahead, and a hint for birthdays. */
function Occasions({ words, delivery, today }: OccasionProps) {
  const { setValue } = useFormContext<OrderValues>();
  const { isSubmitted } = useFormState<OrderValues>();
  const christmas = christmasDelivery(today, delivery);
  return (
    <div className="occasions">
      <Aside>{words.birthday}</Aside>
      {christmas && (
        <Button
          variant="second"
          size="small"
          onClick={() => setValue('startDate', typedDay(christmas), { shouldValidate: isSubmitted, shouldDirty: true })}
        >
          {`${words.christmas}: ${formatDay(christmas)}`}
        </Button>
      )}
    </div>
  );
}
