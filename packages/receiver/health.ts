import type { Builds } from './builds';
import { type ClockJumped, clockFault, signOfLife } from './clock';
import { logFault } from './log-fault';
import type { Database } from './store/database';
import { isWhole } from './store/integrity';
import { oldestWaiting, refusedMail } from './store/mails';
import { type ServiceRow, say, serviceRow } from './store/service';

export type Health = {
  database: 'ok' | 'away' | 'full' | 'damaged';
  /** When the oldest mail was queued that should have been sent; '' if none is. */
  oldestMail: string;
  /** What the mail server said to a mail that waits for the publisher; '' if nothing. */
  refusal: string;
  clock: ClockJumped | undefined;
  content: Builds['fault'];
  backup: ServiceRow | undefined;
};

/** In milliseconds. */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** As large as an order with its mails, so that it is known whether the next one finds room. */
const ROOM = ' '.repeat(32 * 1024);

/** Codes of both stores, the first of SQLite. */
const FULL = /SQLITE_FULL|^53100$/;
const DAMAGED = /SQLITE_(CORRUPT|NOTADB)|^(XX001|XX002|58030)$/;

function faultOf(error: unknown): Health['database'] {
  const code = String(Object(error).code ?? '');
  if (FULL.test(code)) return 'full';
  return DAMAGED.test(code) ? 'damaged' : 'away';
}

const UNKNOWN = { oldestMail: '', refusal: '', clock: undefined, backup: undefined };

/** Writes and reads: healthOf(database, builds, now) → { database: 'ok', oldestMail: '', clock: undefined, … } */
export async function healthOf(database: Database, builds: Builds, at: Date): Promise<Health> {
  const content = builds.fault;
  try {
    await say(database, 'room', at, ROOM);
    const [oldestMail, refusal, clock, backup] = await Promise.all([
      oldestWaiting(database, at),
      refusedMail(database),
      clockFault(database, at),
      serviceRow(database, 'backup'),
    ]);
    return { database: 'ok', oldestMail, refusal, clock, content, backup };
  } catch (error) {
    return { ...UNKNOWN, database: faultOf(error), content };
  }
}

export type Watch = { health: () => Promise<Health>; stop: () => void };

/** Gives a sign of life each minute and reads the whole store once a day: watchHealth(database, 'data/orders.db', builds, now) →
 * { health, stop } */
export function watchHealth(database: Database, address: string, builds: Builds, now: () => Date): Watch {
  let isDamaged = false;
  const live = () => void signOfLife(database, now()).catch((error) => logFault('alive', error));
  const check = () =>
    void isWhole(database, address).then(
      (whole) => {
        isDamaged = !whole;
        if (!whole) console.error('integrity: the store is damaged');
      },
      (error) => logFault('integrity', error),
    );
  live();
  check();
  const timers = [setInterval(live, MINUTE), setInterval(check, DAY)];
  return {
    health: async () => {
      const health = await healthOf(database, builds, now());
      return isDamaged ? { ...health, database: 'damaged' } : health;
    },
    stop: () => timers.forEach(clearInterval),
  };
}
