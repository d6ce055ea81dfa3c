import { createHash, randomBytes } from 'node:crypto';
import { formatMoment } from 'german/dates/moment';
import { fullName } from 'subscription/order/addressee';
import type { OrderMessage } from 'subscription/order/wire';
import type { Sources } from './compare';
import { filled } from './mail/filled';
import type { Connection, Database } from './store/database';
import { note } from './store/history';
import { mailRow, type WaitingMail } from './store/mails';

const TOKEN_BYTES = 16;
const DAYS = 7;
const DAY = 24 * 60 * 60 * 1000;

/** Only the hash is stored, so that read access to the database is not enough to confirm. */
const kept = (token: string) => createHash('sha256').update(token).digest('hex');

const mailOf = ({ office: { mails } }: Sources, kind: 'advertising' | 'consented', name: string, link: string) => {
  const { subject, text, otherwise } = mails[kind];
  const greeting = filled(mails.greeting, { name });
  return { subject, text: [greeting, text, link, otherwise, mails.closing].join('\n\n') };
};

/** Double opt-in, as a ticked box alone does not permit advertising (§ 7 UWG). Undefined if the box is not ticked. `consent` is the hash of
 * the token: questionOf(sources, message, linkOf) → { consent: '8f14…', mail: { kind: 'advertising', … } } */
export function questionOf(
  sources: Sources,
  { payer, marketingConsent }: OrderMessage,
  linkOf: (token: string) => string,
): { consent: string; mail: WaitingMail } | undefined {
  if (!marketingConsent) return undefined;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const content = mailOf(sources, 'advertising', fullName(payer), linkOf(token));
  return { consent: kept(token), mail: { kind: 'advertising', recipient: payer.email, content } };
}

type Consent = { key: string; asked_at: string; confirmed_at: string; withdrawn_at: string };

/** 'open' within 7 days of the question, then 'over'; a confirmed consent can be withdrawn at any time. */
export type ConsentState = 'open' | 'confirmed' | 'withdrawn' | 'over';

function stateOf(consent: Consent | undefined, now: Date): ConsentState {
  if (!consent) return 'over';
  if (consent.withdrawn_at) return 'withdrawn';
  if (consent.confirmed_at) return 'confirmed';
  return now.getTime() - Date.parse(consent.asked_at) <= DAYS * DAY ? 'open' : 'over';
}

async function consentOf({ query }: Connection, token: string): Promise<Consent | undefined> {
  const [found] = await query<Consent>(
    'SELECT key, asked_at, confirmed_at, withdrawn_at FROM consents WHERE token = ?',
    [kept(token)],
  );
  return found;
}

/** consentState(database, token, now) → 'open' */
export const consentState = async (connection: Connection, token: string, now: Date): Promise<ConsentState> =>
  stateOf(await consentOf(connection, token), now);

/** An event of these cases: each becomes due for the next export. */
async function happened(
  connection: Connection,
  keys: readonly string[],
  what: 'consented' | 'withdrawn',
  entry: { at: Date; who: string; text?: string },
) {
  for (const key of keys) await connection.query('UPDATE cases SET changed = ? WHERE key = ?', [what, key]);
  await note(
    connection,
    keys.map((key) => ({ key, what, ...entry })),
  );
}

type Asked = { sources: Sources; linkOf: (token: string) => string };

/** Idempotent; the person gets a mail with the link by which the consent is withdrawn: confirmConsent(database, token, now, asked) →
 * 'confirmed', or 'over' if the question is unknown or too old */
export const confirmConsent = (database: Database, token: string, now: Date, { sources, linkOf }: Asked) =>
  database.transaction(async (connection): Promise<ConsentState> => {
    const consent = await consentOf(connection, token);
    const state = stateOf(consent, now);
    if (!consent || state !== 'open') return state;
    const { key, asked_at } = consent;
    // From now on the link only serves to withdraw, so it may be stored and handed over.
    const confirmed = await connection.query(
      "UPDATE consents SET confirmed_at = ?, link = ? WHERE token = ? AND confirmed_at = '' RETURNING key",
      [now.toISOString(), linkOf(token), kept(token)],
    );
    if (confirmed.length === 0) return 'confirmed';
    await happened(connection, [key], 'consented', {
      at: now,
      who: 'receiver',
      text: `gefragt am ${formatMoment(new Date(asked_at))}`,
    });
    const [found] = await connection.query<{ name: string; version: number; recipient: string }>(
      `SELECT cases.name, cases.version, mails.recipient FROM cases JOIN mails ON mails.key = cases.key
       WHERE cases.key = ? AND mails.kind = 'advertising' ORDER BY mails.queued_at DESC LIMIT 1`,
      [key],
    );
    if (found) {
      const { name, version, recipient } = found;
      const content = mailOf(sources, 'consented', name, linkOf(token));
      await connection.insert('mails', [mailRow({ kind: 'advertising', recipient, content, key, at: now, version })]);
    }
    return 'confirmed';
  });

/** Withdraws all consents of the case's address: no advertising means none, whichever order it was asked with. Idempotent:
 * withdrawOf(database, 'schluessel-…', now, 'Büro') → resolves when saved */
export async function withdrawOf(connection: Connection, key: string, now: Date, who: string): Promise<void> {
  const withdrawn = await connection.query<{ key: string }>(
    `UPDATE consents SET withdrawn_at = ? WHERE confirmed_at <> '' AND withdrawn_at = ''
     AND key IN (SELECT cases.key FROM cases WHERE email = (SELECT email FROM cases WHERE cases.key = ?)) RETURNING key`,
    [now.toISOString(), key],
  );
  await happened(connection, [...new Set(withdrawn.map((consent) => consent.key))], 'withdrawn', { at: now, who });
}

/** withdrawConsent(database, token, now) → 'withdrawn', or 'over' if there was none */
export const withdrawConsent = (database: Database, token: string, now: Date): Promise<ConsentState> =>
  database.transaction(async (connection) => {
    const consent = await consentOf(connection, token);
    if (consent?.confirmed_at) await withdrawOf(connection, consent.key, now, 'receiver');
    return consentState(connection, token, now);
  });
