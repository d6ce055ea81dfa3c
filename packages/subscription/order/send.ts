import { now } from 'german/dates/day';
import * as z from 'zod/mini';

/** `demo` sends nothing (decision 0008). */
export type Sending = { mode: 'demo' } | { mode: 'endpoint'; endpoint: string };

export type Failure = 'offline' | 'timeout' | 'server' | 'answer' | 'refused' | 'later';
/** `receivedAt` comes from the receiver; the device's clock is no proof of receipt (R-LAW-11). */
export type Delivered = {
  ok: true;
  transmitted: boolean;
  reference?: string | undefined;
  receivedAt?: Date | undefined;
  /** The publisher confirms only after a look. */
  isHeld?: boolean;
};
export type SendResult = Delivered | { ok: false; reason: Failure };

export type Options = { key: string; timeout?: number; pause?: number; fetch?: typeof fetch; isOnline?: () => boolean };

const TIMEOUT = 12_000;
const PAUSE = 800;
/** Longer values are not reference numbers. */
const REFERENCE = 64;
/** In milliseconds. A receiver's time that differs more from the device's is ignored. */
const DAY = 24 * 60 * 60 * 1000;
/** Temporary errors: the same message may succeed later. */
const LATER = new Set([408, 429]);
const SETTLED = new Set<Failure>(['refused', 'later']);
const REASONS: Record<string, Failure> = { TimeoutError: 'timeout', AbortError: 'timeout', SyntaxError: 'answer' };

const moment = z.pipe(
  z.iso
    .datetime({ offset: true })
    .check(z.refine((text) => Math.abs(new Date(text).getTime() - now().getTime()) <= DAY)),
  z.transform((text) => new Date(text)),
);

/** The receiver's answer; all but the status is optional. Time of receipt: ISO 8601. */
const answer = z.object({
  status: z.literal('accepted'),
  reference: z.catch(z.optional(z.string().check(z.maxLength(REFERENCE))), undefined),
  receivedAt: z.catch(z.optional(moment), undefined),
  confirmation: z.catch(z.optional(z.literal('afterCheck')), undefined),
});

async function attempt(
  endpoint: string,
  body: string,
  { key, timeout = TIMEOUT, fetch: send = fetch }: Options,
): Promise<SendResult> {
  try {
    const response = await send(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body,
      // After a redirect, the browser would GET the new address without the order, and that could look like success.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (LATER.has(response.status)) return { ok: false, reason: 'later' };
    if (response.status >= 500) return { ok: false, reason: 'server' };
    if (!response.ok) return { ok: false, reason: 'refused' };
    const read = answer.safeParse(await response.json());
    if (!read.success) return { ok: false, reason: 'answer' };
    const { reference, receivedAt, confirmation } = read.data;
    return { ok: true, transmitted: true, reference, receivedAt, ...(confirmation && { isHeld: true }) };
  } catch (error) {
    // Compares names, as errors from another realm fail `instanceof`.
    const name = String((error as { name?: unknown } | null)?.name);
    return { ok: false, reason: REASONS[name] ?? 'offline' };
  }
}

/** Never throws. Retries once with the same idempotency key, so that no second order results (decision 0008):
 * sendMessage(sending, message, options) → { ok: false, reason: 'offline' } */
export async function sendMessage(sending: Sending, message: object, options: Options): Promise<SendResult> {
  if (sending.mode === 'demo') return { ok: true, transmitted: false };
  const { isOnline = () => navigator.onLine, pause = PAUSE } = options;
  if (!isOnline()) return { ok: false, reason: 'offline' };
  const body = JSON.stringify(message);
  const first = await attempt(sending.endpoint, body, options);
  if (first.ok || SETTLED.has(first.reason)) return first;
  await new Promise((resolve) => setTimeout(resolve, pause));
  return attempt(sending.endpoint, body, options);
}
