import { isEmail, mailboxOf } from 'subscription/order/email';
import { readReference } from '../reference';
import { foldWords } from '../words';
import type { State } from './cases';
import type { Connection, Row, Value } from './database';

export type CaseRow = Row & {
  key: string;
  reference: string;
  kind: 'order' | 'cancellation' | 'withdrawal';
  plan: string;
  version: number;
  state: State;
  note: string;
  received_at: string;
  name: string;
  email: string;
  differs: string;
  handed_over: number;
};

export type Wish = {
  state?: State | undefined;
  /** Day in Europe/Berlin. */
  day?: string | undefined;
  /** A reference, a mail address, or word prefixes: 'mül 506' */
  words?: string | undefined;
  /** Cursor: the last case of the previous page. */
  before?: { receivedAt: string; key: string } | undefined;
};

const COLUMNS = 'key, reference, kind, plan, version, state, note, received_at, name, email, differs, handed_over';
/** Sorts after every letter. */
const LAST = '\u{10ffff}';
const MOST_WORDS = 5;

type Condition = [sql: string, values: Value[]];
const when = (isAsked: unknown, condition: Condition): Condition[] => (isAsked ? [condition] : []);

function conditionsOf({ state, day = '', words = '', before }: Wish): Condition[] {
  const reference = readReference(words) ?? '';
  const mailbox = isEmail(words) ? mailboxOf(words) : '';
  const folded = reference || mailbox ? [] : foldWords(words).slice(0, MOST_WORDS);
  const { receivedAt = '', key = '' } = before ?? {};
  return [
    ...when(state, ['state = ?', [state ?? '']]),
    ...when(day, ['received_on = ?', [day]]),
    ...when(reference, ['reference = ?', [reference]]),
    ...when(mailbox, ['key IN (SELECT words.key FROM words WHERE word = ?)', [mailbox]]),
    // A search for punctuation only finds nothing, not everything.
    ...when(words && !reference && !mailbox && folded.length === 0, ['1 = 0', []]),
    ...folded.map(
      (word): Condition => [
        'key IN (SELECT words.key FROM words WHERE word >= ? AND word < ?)',
        [word, `${word}${LAST}`],
      ],
    ),
    ...when(before, ['(received_at < ? OR (received_at = ? AND key < ?))', [receivedAt, receivedAt, key]]),
  ];
}

/** Newest first: listCases(connection, { state: 'unclear' }, 50) → [{ reference: 'D-26-0473-P', … }, …] */
export function listCases({ query }: Connection, wish: Wish, count: number): Promise<CaseRow[]> {
  const conditions = conditionsOf(wish);
  const where = ['is_test = 0', ...conditions.map(([sql]) => sql)].join(' AND ');
  return query<CaseRow>(`SELECT ${COLUMNS} FROM cases WHERE ${where} ORDER BY received_at DESC, key DESC LIMIT ?`, [
    ...conditions.flatMap(([, values]) => values),
    count,
  ]);
}

/** findCase(connection, 'D-26-0473-P') → { key: '…', reference: 'D-26-0473-P', … } */
export async function findCase({ query }: Connection, reference: string): Promise<CaseRow | undefined> {
  const [found] = await query<CaseRow>(`SELECT ${COLUMNS} FROM cases WHERE reference = ?`, [reference]);
  return found;
}

export type VersionRow = Row & { version: number; received_at: string; body: string; sealed: string };

/** Oldest first: versionsOf(connection, key) → [{ version: 1, body: '{…}', … }] */
export const versionsOf = ({ query }: Connection, key: string) =>
  query<VersionRow>('SELECT version, received_at, body, sealed FROM versions WHERE key = ? ORDER BY version', [key]);

export type HappeningRow = Row & { at: string; who: string; what: string; text: string };

export type ConsentRow = Row & { asked_at: string; confirmed_at: string; withdrawn_at: string };

/** Oldest first: consentsOf(connection, key) → [{ asked_at: '2026-11-25T…', confirmed_at: '', withdrawn_at: '' }] */
export const consentsOf = ({ query }: Connection, key: string) =>
  query<ConsentRow>('SELECT asked_at, confirmed_at, withdrawn_at FROM consents WHERE key = ? ORDER BY asked_at', [key]);

/** Oldest first: happeningsOf(connection, key) → [{ what: 'received', … }, { what: 'mailed', … }] */
export const happeningsOf = ({ query }: Connection, key: string) =>
  query<HappeningRow>('SELECT at, who, what, text FROM happenings WHERE key = ? ORDER BY at', [key]);

/** Other cases with one of the same email addresses, such as the order that is being cancelled:
 * relatedTo(connection, found) → [{ reference: 'D-26-0101-X', … }] */
export const relatedTo = ({ query }: Connection, { key }: Pick<CaseRow, 'key'>) =>
  query<CaseRow>(
    `SELECT ${COLUMNS} FROM cases WHERE key <> ? AND key IN (SELECT words.key FROM words WHERE word IN
     (SELECT word FROM words WHERE words.key = ? AND word LIKE '%@%')) ORDER BY received_at DESC LIMIT 20`,
    [key, key],
  );
