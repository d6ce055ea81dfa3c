import { useCallback, useEffect, useRef, useState } from 'react';
import { newKey } from 'subscription/order/key';
import type { Delivered, Failure, Options, SendResult } from 'subscription/order/send';
import { HONEYPOT } from './form-parts';

/** Milliseconds after a success in which another click counts as a double click. */
const DOUBLE_CLICK = 1000;

/** Adds the honeypot's value, which the receiver checks before sending mail; not part of the idempotency key. */
function withTrap(message: object): object {
  const trap = document.querySelector<HTMLInputElement>(`#${HONEYPOT}`)?.value;
  return trap ? { ...message, trap } : message;
}

type Deliver = (message: object, options: Options) => Promise<SendResult>;
export type Sender = ReturnType<typeof useSending>;

/** A delivered message. Sent again from the same form it is no second one; a changed one is. */
type Last = { form: number; body: string; key: string };

/** Sends a message once, however often the button is pressed. The idempotency key stays the same until a message is
 * delivered, so that a retry is not a second message, even after corrections. */
export function useSending(deliver: Deliver) {
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const lock = useRef<'sending' | 'sent'>(undefined);
  const key = useRef<string>(undefined);
  const last = useRef<Last>(undefined);
  const free = useCallback(() => {
    if (lock.current === 'sent') lock.current = undefined;
  }, []);
  // A visitor who came back to the form means the next click.
  useEffect(() => {
    window.addEventListener('popstate', free);
    return () => window.removeEventListener('popstate', free);
  }, [free]);

  /** @param form number of the form on this page; the same message from another form is meant as one more */
  async function send(message: object, form = 0): Promise<Delivered | undefined> {
    if (lock.current) return undefined;
    lock.current = 'sending';
    setBusy(true);
    setFailure(undefined);
    const body = JSON.stringify(message);
    const isLast = last.current?.form === form && last.current.body === body;
    key.current ??= (isLast && last.current?.key) || newKey();
    const sent = await deliver(withTrap(message), { key: key.current });
    setBusy(false);
    if (!sent.ok) {
      lock.current = undefined;
      setFailure(sent.reason);
      return undefined;
    }
    lock.current = 'sent';
    setTimeout(free, DOUBLE_CLICK);
    last.current = { form, body, key: key.current };
    key.current = undefined;
    return sent;
  }

  return { send, busy, failure, report: setFailure, isLocked: () => lock.current !== undefined };
}
