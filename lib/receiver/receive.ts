import { createHash } from 'node:crypto';
import { today } from '@/lib/dates/day';
import { fullName } from '@/lib/order/addressee';
import { plainIban } from '@/lib/order/iban';
import type { Message } from '@/lib/order/wire';
import { differencesOf, type Sources } from './compare';
import { askForConsent } from './consent';
import { declarationMail } from './mail/declaration-mail';
import { orderMail } from './mail/order-mail';
import type { Seal } from './seal';
import { type Incoming, type Kept, saveMessage } from './store/cases';
import type { Connection, Database } from './store/database';
import type { WaitingMail } from './store/mails';
import { searchWords } from './words';

export type Receiver = {
  database: Database;
  sources: Sources;
  seal: Seal;
  nextReference: (at: Date) => Promise<string>;
  /** Where mails of a test go instead of the address in it. */
  testAddress: string;
  /** Where advertising is confirmed. */
  consentLink: (token: string) => string;
};

const TRAPPED = 'Das Feld, das nur Programme ausfüllen, war ausgefüllt. Es wurde keine E-Mail verschickt.';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** In hex digits: so little tells a corrected account number from a repeated one, and does not tell the number. */
const IBAN_HINT = 3;

const differsOf = (sources: Sources, message: Message, at: Date) => [
  ...(message.trap ? [TRAPPED] : []),
  ...(message.type === 'order' ? differencesOf(sources, message, today(at)) : []),
];

/** → { name: 'Anna Müller', email: 'anna@example.org', plan: 'year', documents: '8f14e45fceea167a' } */
const factsOf = (message: Message) =>
  message.type === 'order'
    ? {
        name: fullName(message.payer),
        email: message.payer.email,
        plan: message.planId,
        documents: message.seen.texts,
      }
    : { name: message.name, email: message.email, plan: '', documents: '' };

async function incomingOf({ sources, seal }: Receiver, key: string, message: Message, at: Date): Promise<Incoming> {
  const { trap: _trap, ...kept } = message;
  const iban = 'iban' in kept ? plainIban(kept.iban ?? '') : '';
  const body = JSON.stringify('iban' in kept ? { ...kept, iban: iban && `…${iban.slice(-4)}` } : kept);
  return {
    ...{ key, kind: message.type, body, isTest: message.isTest === true },
    ...factsOf(message),
    digest: sha256(JSON.stringify(iban ? { ...kept, iban: sha256(iban).slice(0, IBAN_HINT) } : kept)),
    sealed: iban && (await seal(iban)),
    words: searchWords(message),
    differs: differsOf(sources, message, at),
  };
}

/** Takes a message once, with the mails it causes: → { reference: 'D-26-0473-K', receivedAt, version: 1, isNew: true } */
export async function receive(receiver: Receiver, key: string, message: Message, at: Date): Promise<Kept> {
  const { database, sources, nextReference, testAddress, consentLink: linkOf } = receiver;
  const incoming = await incomingOf(receiver, key, message, at);
  const recipient = incoming.isTest ? testAddress : incoming.email;
  const mailsOf = async (connection: Connection, kept: Kept): Promise<WaitingMail[]> => {
    if (message.trap) return [];
    const kind = kept.version > 1 ? 'correction' : 'confirmation';
    if (message.type !== 'order') return [{ kind, recipient, content: declarationMail(sources, message, kept) }];
    const content = orderMail(sources, message, kept, incoming.differs.length > 0);
    const question = incoming.isTest
      ? undefined
      : await askForConsent(connection, sources, message, { key, at, linkOf, isFirst: kept.version === 1 });
    return [{ kind, recipient, content }, ...(question ? [question] : [])];
  };
  return saveMessage(database, incoming, { reference: await nextReference(at), at }, mailsOf);
}
