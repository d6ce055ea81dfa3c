import { today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import type { Connection } from './store/database';
import { say, serviceRow } from './store/service';

const DAYS = 7;
const DAY = 24 * 60 * 60 * 1000;

/** The clock is ahead of the last sign of life by more than a receiver is ever switched off. */
export class ClockJumped extends Error {
  override readonly name = 'ClockJumped';
  constructor(
    readonly last: Date,
    readonly at: Date,
  ) {
    const [before, day] = [last, at].map((moment) => formatDay(today(moment)));
    super(
      `Gelöscht wird nichts: Zuletzt lief der Empfang am ${before}, und jetzt zeigt die Uhr den ${day}. Geht sie falsch, stellen Sie sie. Geht sie richtig, sagen Sie es im Büro unter „Zustand“ oder mit: npm run orders -- retention clock`,
    );
  }
}

/** The second source beside the clock. A store of an older version has no sign of life yet, but what happened to its cases. */
async function lastSign(connection: Pick<Connection, 'query'>, at: Date): Promise<Date> {
  const alive = await serviceRow(connection, 'alive');
  if (alive) return new Date(alive.at);
  const [{ newest } = { newest: null }] = await connection.query<{ newest: string | null }>(
    'SELECT MAX(received_at) AS newest FROM cases',
  );
  const first = newest === null ? at : new Date(newest);
  await say(connection, 'alive', first);
  return first;
}

/** clockFault(connection, now) → a ClockJumped if more than seven days have passed without a sign of life */
export async function clockFault(connection: Pick<Connection, 'query'>, at: Date): Promise<ClockJumped | undefined> {
  const last = await lastSign(connection, at);
  return at.getTime() - last.getTime() > DAYS * DAY ? new ClockJumped(last, at) : undefined;
}

/** To be given once a minute; a clock that jumped gives none, so that it stays in doubt: signOfLife(connection, now) → resolves when done */
export async function signOfLife(connection: Pick<Connection, 'query'>, at: Date): Promise<void> {
  if (!(await clockFault(connection, at))) await say(connection, 'alive', at);
}

/** The publisher says that the clock is right: trustClock(connection, now) → erasing goes on */
export const trustClock = (connection: Pick<Connection, 'query'>, at: Date) => say(connection, 'alive', at);
