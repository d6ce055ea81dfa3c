import type { ComponentProps, ReactNode } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import type { Failure } from 'subscription/order/send';
import type { Line } from 'subscription/plans/quote-lines';
import type { FormCopy } from '@/components/order/form-copy';
import { Notice } from '@/components/ui/notice';
import { useIsHydrated } from '@/components/ui/use-in-browser';
import { enterMovesOn } from './enter-key';
import { showTop } from './show-top';
import { useLeaveWarning } from './use-leave-warning';
import { useRestorableFields } from './use-way-back';

/** Form method that is a no-op outside a dialog: before hydration no browser sends the typed values to the host. */
export const NO_SUBMIT = 'dialog';

/** Honeypot: hidden from visitors, filled by bots. No form filler knows this name, so it leaves the field alone. */
export const HONEYPOT = 'bleibt-leer';

/** Password managers that ignore `autocomplete` look for these. */
const NOT_TO_FILL = { 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true', 'data-form-type': 'other' };

/** All fields of a form. They can be filled in before hydration (`usePreHydrationValue`); data-state="built" marks that time. */
export const AllFields = ({ children }: { children: ReactNode }) => (
  <fieldset
    ref={useRestorableFields()}
    className="all"
    data-state={useIsHydrated() ? undefined : 'built'}
    onKeyDown={enterMovesOn}
  >
    <legend className="visually-hidden">Ihre Angaben</legend>
    <input
      type="text"
      className="visually-hidden"
      id={HONEYPOT}
      name={HONEYPOT}
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      {...NOT_TO_FILL}
    />
    {children}
  </fieldset>
);

/** Alone subscribes to the dirty state, so that the first keystroke does not re-render the whole form. */
export function LeaveWarning<Values extends FieldValues, Checked>(props: {
  control: Control<Values, unknown, Checked>;
}) {
  const { isDirty } = useFormState(props);
  useLeaveWarning(isDirty);
  return null;
}

/** A side note in small print. */
export const Aside = (props: ComponentProps<'p'>) => <p className="aside" {...props} />;

/** What appears while somebody types, and is read out; it takes no room while empty. */
export const Announcement = ({ children }: { children: ReactNode }) => (
  <div role="status" className="announcement">
    {children}
  </div>
);

/** A notice before a form is filled in, or sent again. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <Notice tone="warning" size="small">
    <p>{children}</p>
  </Notice>
);

type Failed = { failure: Failure; copy: FormCopy['failures']; children?: ReactNode };

/** Says why nothing was sent, and that the typed values are kept. */
export const FailureNotice = ({ failure, copy, children }: Failed) => (
  <Notice ref={showTop} tone="fault" size="small" role="alert" tabIndex={-1}>
    <h3>{copy.title}</h3>
    <p>{copy[failure]}</p>
    <p>{copy.kept}</p>
    {children}
  </Notice>
);

/** A group of fields with a legend; a nested one has its own surface. */
export const Group = ({ legend, nested, children }: { legend: string; nested?: boolean; children: ReactNode }) => (
  <fieldset className="group" data-nested={nested}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

export const Actions = ({ children }: { children: ReactNode }) => <div className="actions">{children}</div>;

/** The result of a form; scrolls into view and takes focus. */
export const FormResult = (props: ComponentProps<'section'>) => (
  <section ref={showTop} className="outcome" tabIndex={-1} {...props} />
);

/** Receipt of an order or a declaration; prints as the sheet. */
export const Slip = ({ logo, title, children }: { logo?: string; title: string; children: ReactNode }) => (
  <article className="sheet slip" data-sheet="receipt" aria-labelledby="beleg-titel">
    {logo && <p className="slip-logo">{logo}</p>}
    <h4 id="beleg-titel">{title}</h4>
    {children}
  </article>
);

/** Pairs of name and value, for review and receipt. */
export function DescriptionList({ lines }: { lines: Line[] }) {
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
