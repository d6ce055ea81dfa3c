import type { Connection } from './database';
import type { Incoming } from './incoming';

const DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;

type Other = { key: string; reference: string };

const doubted = ({ reference }: Other) =>
  `Vielleicht doppelt: ${reference} ist dasselbe Abo für dieselbe Person, bestellt mit derselben E-Mail-Adresse`;

const EARLIER = `SELECT key, reference FROM cases
  WHERE twin = ? AND received_at > ? AND key <> ? AND is_test = 0 AND state <> 'cancelled'
  ORDER BY received_at DESC LIMIT 1`;

/** Names likely doubles of the last two weeks to the office, as two orders may also be meant:
 * withTwins(connection, [incoming]) → [{ …, differs: ['Vielleicht doppelt: D-26-0473-P ist …'] }] */
export async function withTwins({ query }: Connection, messages: readonly Incoming[]): Promise<Incoming[]> {
  const arriving = new Map<string, Other>();
  const marked: Incoming[] = [];
  for (const incoming of messages) {
    const { twin, key, at, reference, differs, isTest } = incoming;
    if (!twin || isTest) {
      marked.push(incoming);
      continue;
    }
    const since = new Date(at.getTime() - DAYS * DAY).toISOString();
    const [stored] = await query<Other>(EARLIER, [twin, since, key]);
    const beside = arriving.get(twin);
    const other = stored ?? (beside?.key === key ? undefined : beside);
    if (!beside) arriving.set(twin, { key, reference });
    marked.push(other ? { ...incoming, differs: [...differs, doubted(other)] } : incoming);
  }
  return marked;
}
