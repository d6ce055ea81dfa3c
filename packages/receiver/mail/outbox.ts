import { performance } from 'node:perf_hooks';
import { now } from 'german/dates/day';
import type { Builds } from '../builds';
import { logFault } from '../log-fault';
import type { Database } from '../store/database';
import { eraseTests } from '../store/erase';
import { grouped } from '../store/grouped';
import { note } from '../store/history';
import { type ClaimedMail, claimMails, markFailed, markSent } from '../store/mails';
import { outgoingOf } from './outgoing';
import { type Fault, refusalOf } from './refusal';
import { CONNECTIONS, type Transport } from './transport';

/** In milliseconds. */
const MINUTE = 60_000;
const LONGEST_PAUSE = 240 * MINUTE;
/** Takes three days, whatever the clock does meanwhile. */
const MOST_TRIES = 26;
/** Shorter than a claim, so that no other receiver sends the same mail. */
const LONGEST_SENDING = 60_000;
const POLL = 1000;
/** In milliseconds, and the number of repeats: pauses between mails while the process is busy. */
const YIELD = 20;
const MOST_YIELDS = 10;

/** Exponential backoff: nextTry(1, now) → a Date one minute from now; undefined after three days */
export const nextTry = (attempts: number, at: Date): Date | undefined =>
  attempts >= MOST_TRIES
    ? undefined
    : new Date(at.getTime() + Math.min(LONGEST_PAUSE, MINUTE * 2 ** Math.min(attempts - 1, 10)));

const inTime = <T>(work: Promise<T>) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })), LONGEST_SENDING);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

export type Outbox = { database: Database; builds: Builds; transport: Transport };

const failed = (database: Database, mail: ClaimedMail, fault: Fault) =>
  database.transaction(async (connection) => {
    const { text, isFinal } = refusalOf(fault);
    const next = isFinal ? undefined : nextTry(mail.attempts, now());
    await markFailed(connection, mail.id, text, next);
    if (!next) await note(connection, [{ key: mail.key, at: now(), who: 'receiver', what: 'mailFailed', text }]);
  });

/** Waits until the process is mostly idle, 0.2 seconds at most. */
async function letOrdersGoFirst(): Promise<void> {
  for (let turn = 0; turn < MOST_YIELDS; turn += 1) {
    const before = performance.eventLoopUtilization();
    await new Promise((resolve) => setTimeout(resolve, YIELD));
    if (performance.eventLoopUtilization(before).utilization < 0.5) return;
  }
}

/** In milliseconds: while the claim holds, no other receiver sends the mail again. */
const MARK_TRIES = [1000, 3000, 9000];

async function markWithRetries(
  mark: () => Promise<void>,
  [pause, ...pauses]: readonly number[] = MARK_TRIES,
): Promise<void> {
  try {
    await mark();
  } catch (error) {
    if (pause === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    await markWithRetries(mark, pauses);
  }
}

/** Marks mails as sent, batched into one transaction: marker(database)(mail) → resolves once it is on disk */
const marker = (database: Database) =>
  grouped<ClaimedMail, void>(async (mails) => {
    const at = now();
    await database.transaction(async (connection) => {
      await markSent(
        connection,
        mails.map(({ id }) => id),
        at,
      );
      await note(
        connection,
        mails.map(({ key, kind }) => ({ key, at, who: 'receiver', what: 'mailed', text: kind })),
      );
    });
    return mails.map(() => undefined);
  }, CONNECTIONS);

/** Sends all due mails, until `isOver` returns true: sendDue(outbox) → the number of attempts */
export async function sendDue(outbox: Outbox, isOver = () => false): Promise<number> {
  const { database, builds, transport } = outbox;
  const mark = marker(database);
  const send = async (mail: ClaimedMail): Promise<void> => {
    const fault = await outgoingOf(database, builds, mail)
      .then((outgoing) => inTime(transport.send(outgoing)))
      .then(
        () => undefined,
        (error: Fault) => error,
      );
    await (fault ? failed(database, mail, fault) : markWithRetries(() => mark(mail)));
  };
  let tried = 0;
  for (;;) {
    const mails = await claimMails(database, now(), CONNECTIONS);
    await Promise.all(mails.map(send));
    tried += mails.length;
    if (mails.length < CONNECTIONS || isOver()) break;
    await letOrdersGoFirst();
  }
  if (tried > 0) await eraseTests(database, now());
  return tried;
}

/** Sends due mails until `stop`, which waits for those in progress: runOutbox(outbox) → { stop } */
export function runOutbox(outbox: Outbox) {
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
      await sendDue(outbox, () => isOver).catch((error) => logFault('outbox', error));
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
