import { createHash, randomBytes } from 'node:crypto';
import { formatMoment } from '@/lib/dates/moment';
import { fullName } from '@/lib/order/addressee';
import type { OrderMessage } from '@/lib/order/wire';
import type { Sources } from './compare';
import { filled } from './mail/filled';
import { note } from './store/cases';
import type { Connection, Database } from './store/database';
import type { WaitingMail } from './store/mails';

const TOKEN_BYTES = 16;
const DAYS = 7;
const DAY = 24 * 60 * 60 * 1000;

/** Only the hash is stored, so that read access to the database is not enough to confirm. */
const kept = (token: string) => createHash('sha256').update(token).digest('hex');

/** Double opt-in, as a ticked box alone does not permit advertising (§ 7 UWG). Undefined if the box is not ticked. `consent` is the hash of
 * the token: questionOf(sources, message, linkOf) → { consent: '8f14…', mail: { kind: 'advertising', … } } */
export function questionOf(
  { office: { mails } }: Sources,
  { payer, marketingConsent }: OrderMessage,
  linkOf: (token: string) => string,
): { consent: string; mail: WaitingMail } | undefined {
  if (!marketingConsent) return undefined;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { subject, text, otherwise } = mails.advertising;
  const greeting = filled(mails.greeting, { name: fullName(payer) });
  const content = { subject, text: [greeting, text, linkOf(token), otherwise, mails.closing].join('\n\n') };
  return { consent: kept(token), mail: { kind: 'advertising', recipient: payer.email, content } };
}

type Consent = { key: string; asked_at: string; confirmed_at: string };

/** isConsentOpen(database, token, now) → true within 7 days of the request */
export async function isConsentOpen({ query }: Connection, token: string, now: Date): Promise<boolean> {
  const [consent] = await query<Consent>('SELECT key, asked_at, confirmed_at FROM consents WHERE token = ?', [
    kept(token),
  ]);
  return consent !== undefined && now.getTime() - Date.parse(consent.asked_at) <= DAYS * DAY;
}

/** Idempotent: confirmConsent(database, token, now) → false if the request is unknown or expired */
export const confirmConsent = (database: Database, token: string, now: Date): Promise<boolean> =>
  database.transaction(async (connection) => {
    if (!(await isConsentOpen(connection, token, now))) return false;
    const [confirmed] = await connection.query<Consent>(
      "UPDATE consents SET confirmed_at = ? WHERE token = ? AND confirmed_at = '' RETURNING key, asked_at, confirmed_at",
      [now.toISOString(), kept(token)],
    );
    if (confirmed) {
      const asked = formatMoment(new Date(confirmed.asked_at));
      const { key } = confirmed;
      await note(connection, [{ key, at: now, who: 'receiver', what: 'consented', text: `gefragt am ${asked}` }]);
    }
    return true;
  });
