import { type ReactNode, useId, useRef, useState } from 'react';
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components/TextField';
import { useController } from 'react-hook-form';
import type { FormCopy } from '@/components/order/form-copy';
import { useLate } from '@/components/ui/use-late';
import type { Day } from '@/lib/dates/day';
import { deliveryRange, isDeliveryDay, readStart } from '@/lib/order/delivery-day';
import { typedDay } from '@/lib/order/typed-day';
import type { OrderedPlan, OrderValues } from '@/lib/order/values';
import { describePause } from '@/lib/plans/delivery';
import { formatDelivery } from '@/lib/plans/quote-lines';
import { Occasions } from './occasions';
import { useDismiss } from './use-dismiss';

const importCalendar = async () => (await import('./delivery-calendar')).default;

type Props = { plan: OrderedPlan; copy: FormCopy; today: Day; icon: ReactNode };

/** The first delivery: typed as a date or chosen from a calendar of Saturdays, which loads when it is opened. */
export function StartDate({ plan, copy, today, icon }: Props) {
  const { field, fieldState } = useController<OrderValues, 'startDate'>({ name: 'startDate' });
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const { part: DeliveryCalendar, isLost, ask } = useLate(importCalendar);
  const { delivery } = plan;
  const chosen = readStart(field.value, today, delivery);
  const range = deliveryRange(today, delivery);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  useDismiss(open, [opener, panel], () => setOpen(false));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from wherever the focus is inside
    <div className="start-date" onKeyDown={({ key }) => open && key === 'Escape' && close()}>
      <TextField
        id="startDate"
        className="field"
        name="startDate"
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        isRequired
        isInvalid={fieldState.invalid}
        validationBehavior="aria"
        autoComplete="off"
        inputMode="text"
        enterKeyHint="next"
      >
        <Label>Startdatum der Lieferung</Label>
        <Text slot="description" className="hint">
          {copy.startHint}
          {chosen && <strong> Ab {formatDelivery(chosen)}</strong>}
          {chosen === range.first && whyMoved(copy, plan, today)}
        </Text>
        <div className="with-button">
          <Input ref={field.ref} placeholder="TT.MM.JJJJ" />
          <button
            ref={opener}
            type="button"
            className="button"
            data-variant="second"
            data-size="small"
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            onClick={() => {
              setOpen(!open);
              ask();
            }}
          >
            {icon}
            Samstag wählen
          </button>
        </div>
        <FieldError className="fault">{fieldState.error?.message}</FieldError>
      </TextField>
      {open && (
        <div ref={panel} id={panelId} className="calendar-panel">
          {DeliveryCalendar ? (
            <DeliveryCalendar
              chosen={chosen}
              range={range}
              isOpen={(day) => isDeliveryDay(day, today, delivery)}
              onChoose={(next) => {
                field.onChange(typedDay(next));
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
      {plan.terms.kind === 'once' && <Occasions words={copy.occasions} delivery={delivery} today={today} />}
    </div>
  );
}

/** Why the first day that can be chosen is no earlier one: lead time and pauses it had to pass. */
function whyMoved({ startMoved, startLead }: FormCopy, { delivery }: OrderedPlan, today: Day) {
  const { passed, isLate } = deliveryRange(today, delivery);
  const lead = isLate ? [startLead.replace('%days%', String(delivery.leadDays))] : [];
  const reasons = [...lead, ...passed.map(describePause)];
  return reasons.length > 0 && ` ${startMoved} ${reasons.join(', ')}.`;
}
