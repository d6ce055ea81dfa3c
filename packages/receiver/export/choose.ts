import type { Day } from 'german/dates/day';
import type { Connection, Row } from '../store/database';

/** The cases of a day, those with news, or those of an earlier export. */
export type Choice = { day: Day } | { isNew: true } | { number: number };

export type Chosen = Row & {
  key: string;
  reference: string;
  differs: string;
  version: number;
  received_at: string;
  body: string;
  sealed: string;
  /** What the case had when it was chosen. */
  handed_over: number;
  changed: string;
  /** What was new in an earlier export; '' for a first one. */
  before: string;
  confirmed_at: string;
  withdrawn_at: string;
  link: string;
};

const READY = "cases.state IN ('new', 'taken')";
const HAS_NEWS = "(cases.handed_over < cases.version OR cases.changed <> '')";
/** The news of a case to clear up wait, but not those of a consent: it goes along with what was last handed over. */
const DUE = `${HAS_NEWS} AND cases.is_test = 0 AND (${READY} OR (cases.handed_over > 0 AND cases.changed <> ''))`;
const DUE_VERSION = `CASE WHEN ${READY} THEN cases.version ELSE cases.handed_over END`;

const moment = (column: string) =>
  `COALESCE((SELECT MAX(consents.${column}) FROM consents WHERE consents.key = cases.key), '')`;

const columns = (before: string) => `SELECT cases.key, cases.reference, cases.differs, cases.handed_over, cases.changed,
  versions.version, versions.received_at, versions.body, versions.sealed, ${before} AS before,
  ${moment('confirmed_at')} AS confirmed_at, ${moment('withdrawn_at')} AS withdrawn_at,
  COALESCE((SELECT MAX(consents.link) FROM consents WHERE consents.key = cases.key AND consents.withdrawn_at = ''), '') AS link
  FROM cases JOIN versions ON versions.key = cases.key`;
const ORDER = 'ORDER BY cases.received_at, cases.key';

/** Oldest first: choose(connection, { isNew: true }) → [{ reference: 'D-26-0473-P', version: 1, handed_over: 0, … }] */
export function choose({ query }: Connection, choice: Choice): Promise<Chosen[]> {
  if ('day' in choice)
    return query(
      `${columns("''")} AND versions.version = cases.version
       WHERE cases.received_on = ? AND cases.is_test = 0 AND ${READY} ${ORDER}`,
      [choice.day],
    );
  if ('isNew' in choice) return query(`${columns("''")} AND versions.version = ${DUE_VERSION} WHERE ${DUE} ${ORDER}`);
  return query(
    `${columns('exported.changed')} JOIN exported ON exported.key = cases.key AND exported.version = versions.version
     WHERE exported.number = ? ${ORDER}`,
    [choice.number],
  );
}

/** Cases with news, and those of them with an account number: waiting(connection) → { all: 12, sealed: ['D-26-0473-P', …] } */
export async function waiting({ query }: Connection): Promise<{ all: number; sealed: string[] }> {
  const due = await query<{ reference: string; is_sealed: number }>(
    `SELECT cases.reference, CASE WHEN versions.sealed LIKE '-----BEGIN%' THEN 1 ELSE 0 END AS is_sealed
     FROM cases JOIN versions ON versions.key = cases.key AND versions.version = ${DUE_VERSION} WHERE ${DUE} ${ORDER}`,
  );
  return { all: due.length, sealed: due.filter((found) => found.is_sealed === 1).map(({ reference }) => reference) };
}
