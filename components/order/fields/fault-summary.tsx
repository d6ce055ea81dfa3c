import { useEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, get, useFormContext, useFormState } from 'react-hook-form';
import { showTop } from '@/components/order/parts/show-top';
import { Notice } from '@/components/ui/notice';

type Props<Values extends FieldValues> = {
  title: string;
  /** Field names in page order. */
  order: readonly FieldPath<Values>[];
};

const PREFIX = 'Fehler: ';

/** Error summary above the form, with a link to each field; focused after each failed submit. */
export function FaultSummary<Values extends FieldValues>({ title, order }: Props<Values>) {
  const { setFocus } = useFormContext<Values>();
  const { errors, submitCount } = useFormState<Values>();
  const box = useRef<HTMLDivElement>(null);
  const faults = order.flatMap((name) => {
    const message: unknown = (get(errors, name) as { message?: unknown } | undefined)?.message;
    return typeof message === 'string' ? [{ name, message }] : [];
  });
  const hasFaults = faults.length > 0;

  useEffect(() => {
    if (submitCount > 0) showTop(box.current);
  }, [submitCount]);

  useEffect(() => {
    if (!hasFaults) return;
    document.title = PREFIX + document.title;
    return () => {
      document.title = document.title.replace(PREFIX, '');
    };
  }, [hasFaults]);

  if (!hasFaults) return null;
  return (
    <Notice ref={box} tone="fault" size="small" framed role="region" tabIndex={-1} aria-labelledby="fehler-titel">
      <h3 id="fehler-titel">{title}</h3>
      <ul className="faults">
        {faults.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                setFocus(name);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
