import type { ComponentProps, ReactNode } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import type { FormCopy } from '@/components/order/form-copy';
import { Notice } from '@/components/ui/notice';
import { useReady } from '@/components/ui/use-in-browser';
import type { Failure } from '@/lib/order/send';
import type { Line } from '@/lib/plans/quote-lines';
import { showTop } from './show-top';
import { useLeaveWarning } from './use-leave-warning';
import { useWayBack } from './use-way-back';

/** Outside a dialog such a submit goes nowhere: before scripts run no browser sends what was typed to the host of the page. */
export const NOWHERE = 'dialog';

/** A field that people do not see and robots fill. */
export const TRAP = 'website';

/** All fields of a form. They can be filled in before React is there (`useAdopted`); the mark says that it is not yet. */
export const AllFields = ({ children }: { children: ReactNode }) => (
  <fieldset ref={useWayBack()} className="all" data-state={useReady() ? undefined : 'built'}>
    <legend className="visually-hidden">Ihre Angaben</legend>
    <input
      type="text"
      className="visually-hidden"
      id={TRAP}
      name="website"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
    />
    {children}
  </fieldset>
);

/** Alone it hears that something was typed, so that the first sign does not draw the whole form anew. */
export function LeaveWarning<Values extends FieldValues, Checked>(props: {
  control: Control<Values, unknown, Checked>;
}) {
  const { isDirty } = useFormState(props);
  useLeaveWarning(isDirty);
  return null;
}

/** What is good to know, in small. */
export const Aside = (props: ComponentProps<'p'>) => <p className="aside" {...props} />;

/** What is to be known before a form is filled in or sent once more. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <Notice tone="warning" size="small">
    <p>{children}</p>
  </Notice>
);

type Failed = { failure: Failure; copy: FormCopy['failures']; children?: ReactNode };

/** Why nothing was sent, and that nothing typed is lost. */
export const FailureNotice = ({ failure, copy, children }: Failed) => (
  <Notice ref={showTop} tone="fault" size="small" role="alert" tabIndex={-1}>
    <h3>{copy.title}</h3>
    <p>{copy[failure]}</p>
    <p>{copy.kept}</p>
    {children}
  </Notice>
);

/** A part of the form with its name; one within another lies on ground of its own. */
export const Group = ({ legend, nested, children }: { legend: string; nested?: boolean; children: ReactNode }) => (
  <fieldset className="group" data-nested={nested}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

/** Buttons or links in a row. */
export const Actions = ({ children }: { children: ReactNode }) => <div className="actions">{children}</div>;

/** What a form has come to: it comes into view and gets the focus. */
export const Outcome = (props: ComponentProps<'section'>) => (
  <section ref={showTop} className="outcome" tabIndex={-1} {...props} />
);

/** What a visitor keeps of an order or a declaration: printed, it is the sheet. */
export const Slip = ({ logo, title, children }: { logo?: string; title: string; children: ReactNode }) => (
  <article className="sheet slip" data-sheet="receipt" aria-labelledby="beleg-titel">
    {logo && <p className="slip-logo">{logo}</p>}
    <h4 id="beleg-titel">{title}</h4>
    {children}
  </article>
);

/** Pairs of name and value, as review and receipt show them. */
export function Lines({ lines }: { lines: Line[] }) {
  return (
    <dl className="lines">
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
