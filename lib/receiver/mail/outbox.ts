import { now } from '@/lib/dates/day';
import { note } from '@/lib/receiver/store/cases';
import type { Database } from '@/lib/receiver/store/database';
import { eraseTests } from '@/lib/receiver/store/erase';
import { type ClaimedMail, claimMails, markFailed, markSent } from '@/lib/receiver/store/mails';
import { outgoingOf } from './outgoing';
import type { Transport } from './transport';

/** In ms. */
const MINUTE = 60_000;
const LONGEST_PAUSE = 240 * MINUTE;
const GIVE_UP = 3 * 24 * 60 * MINUTE;
/** Shorter than a claim holds, so that nobody else sends it meanwhile. */
const LONGEST_SENDING = 60_000;
const POLL = 1000;
const AT_ONCE = 16;

/** After each try twice as long: nextTry(1, queued, now) is in a minute; undefined after three days. → a Date */
export function nextTry(attempts: number, queued: Date, at: Date): Date | undefined {
  const next = new Date(at.getTime() + Math.min(LONGEST_PAUSE, MINUTE * 2 ** Math.min(attempts - 1, 10)));
  return next.getTime() - queued.getTime() > GIVE_UP ? undefined : next;
}

type Fault = { code?: string; responseCode?: number };

/** Of this mail alone, and for good: trying again would end the same way. */
const isFinal = ({ code, responseCode = 0 }: Fault) =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600;

const inTime = <T>(work: Promise<T>) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })), LONGEST_SENDING);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

export type Outbox = { database: Database; transport: Transport; documents: string };

async function send({ database, transport, documents }: Outbox, mail: ClaimedMail): Promise<void> {
  try {
    await inTime(transport.send(await outgoingOf(database, mail, documents)));
  } catch (error) {
    const fault = error as Fault;
    const said = [fault.code ?? 'fault', fault.responseCode].filter(Boolean).join(' ');
    const next = isFinal(fault) ? undefined : nextTry(mail.attempts, new Date(mail.queued_at), now());
    await database.transaction(async (connection) => {
      await markFailed(connection, mail.id, said, next);
      if (!next) await note(connection, mail.key, now(), 'receiver', 'mailFailed', said);
    });
    return;
  }
  await database.transaction(async (connection) => {
    await markSent(connection, [mail.id], now());
    await note(connection, mail.key, now(), 'receiver', 'mailed', mail.kind);
  });
}

/** Sends what is due, all of it or until `isOver`: → how many mails it tried */
export async function sendDue(outbox: Outbox, isOver = () => false): Promise<number> {
  let tried = 0;
  for (;;) {
    const mails = await claimMails(outbox.database, now(), AT_ONCE);
    await Promise.all(mails.map((mail) => send(outbox, mail)));
    tried += mails.length;
    if (mails.length < AT_ONCE || isOver()) break;
  }
  if (tried > 0) await eraseTests(outbox.database);
  return tried;
}

/** Until `stop`, which waits for what is being sent: runOutbox(outbox, onFault) → { stop } */
export function runOutbox(outbox: Outbox, onFault: (error: unknown) => void) {
  let isOver = false;
  let wake: () => void = () => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const done = (async () => {
    while (!isOver) {
      await sendDue(outbox, () => isOver).catch(onFault);
      if (!isOver) await pause();
    }
  })();
  const stop = () => {
    isOver = true;
    wake();
    return done;
  };
  return { stop };
}
