import { addMonths } from 'german/dates/arithmetic';
import { type Day, now, today } from 'german/dates/day';
import type { Context } from 'hono';
import { type Message, messageSchema } from 'subscription/order/wire';
import { type Basis, basisOf } from '../basis';
import { logFault } from '../log-fault';
import { incomingOf, type Receiver } from '../receive';
import { Refused, saver } from '../store/cases';
import { RETRY } from '../store/database';
import { type Bindings, clientAddress } from './address';
import { limiter } from './limits';
import { isAllowedOrigin } from './origin';

/** In bytes. */
export const LARGEST_BODY = 32 * 1024;
export const KEY = /^[\w-]{16,128}$/;
/** Retry-After in seconds. */
const AGAIN = '600';

type Limits = {
  /** Per address in ten minutes. */
  messages: number;
  /** Per recipient and hour; further mails wait. */
  mails: number;
};

export type Intake = {
  receiver: Receiver;
  /** Other sites whose forms may send here. */
  origins: readonly string[];
  limits: Limits;
  trustsProxy: (address: string) => boolean;
};

const refusal = (context: Context, status: 400 | 403 | 409 | 413 | 415 | 422 | 429 | 503) =>
  context.json({ status: 'refused' }, status, status === 429 ? { 'Retry-After': AGAIN } : status === 503 ? RETRY : {});

async function messageIn(context: Context): Promise<Message | undefined> {
  try {
    return messageSchema.safeParse(JSON.parse(await context.req.text())).data;
  } catch {
    return undefined;
  }
}

/** A page that is out of date, or a clock that is wrong, must not lose an order; a day beyond these comes from no form. */
const EARLIEST: Day = '1970-01-01';
const MONTHS_AHEAD = 24;

const isPossible = (message: Message, at: Date) =>
  message.type !== 'order' ||
  (message.startDate >= EARLIEST && message.startDate <= addMonths(today(at), MONTHS_AHEAD));

const isKnown = ({ sources }: Basis, message: Message) =>
  message.type !== 'order' || sources.plans.some(({ id }) => id === message.planId);

/** Answers a POST after the message is on disk: postOrder(intake)(context) → 200 with { status: 'accepted', reference, receivedAt } */
export function postOrder({ receiver, origins, limits, trustsProxy }: Intake) {
  const mayCome = limiter(limits.messages, 600);
  const save = saver(receiver.database, limits.mails);
  return async (context: Context<Bindings>): Promise<Response> => {
    if (!isAllowedOrigin(context, origins)) return refusal(context, 403);
    const at = now();
    if (!mayCome(clientAddress(context, trustsProxy), at)) return refusal(context, 429);
    if (!/^application\/json\s*(;|$)/i.test(context.req.header('content-type') ?? '')) return refusal(context, 415);
    const key = context.req.header('idempotency-key') ?? '';
    if (!KEY.test(key)) return refusal(context, 400);
    const message = await messageIn(context);
    if (!message || !isPossible(message, at)) return refusal(context, 422);
    try {
      const basis = await basisOf(receiver.builds, message, at);
      // A plan of a build that is not here yet may be known in a moment.
      if (!isKnown(basis, message)) return refusal(context, basis.isKnown ? 422 : 503);
      const incoming = await incomingOf(receiver, basis, key, message, at);
      const { reference, receivedAt } = await save(incoming);
      const answer = { status: 'accepted', reference, receivedAt: receivedAt.toISOString() };
      return context.json(incoming.isHeld ? { ...answer, confirmation: 'afterCheck' } : answer);
    } catch (error) {
      if (error instanceof Refused) return refusal(context, error.status);
      logFault('order', error);
      return refusal(context, 503);
    }
  };
}
