import { useEffect, useRef } from 'react';
import type { FormCopy } from '@/components/order/form-copy';
import type { Failure } from '@/lib/order/send';
import { showTop } from './show-top';

/** Why nothing was sent, and that nothing typed is lost. */
export function FailureNotice({ failure, copy }: { failure: Failure; copy: FormCopy['failures'] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => showTop(box.current), []);
  return (
    <div ref={box} className="notice" data-tone="fault" role="alert" tabIndex={-1}>
      <h3>{copy.title}</h3>
      <p>{copy[failure]}</p>
      <p>{copy.kept}</p>
    </div>
  );
}
