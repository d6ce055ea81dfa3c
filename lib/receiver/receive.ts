import { createHash } from 'node:crypto';
import { today } from '@/lib/dates/day';
import { fullName } from '@/lib/order/addressee';
import { maskIban, plainIban } from '@/lib/order/iban';
import type { Message, OrderMessage } from '@/lib/order/wire';
import { differencesOf, type Sources } from './compare';
import { questionOf } from './consent';
import type { Seal } from './seal';
import type { Incoming } from './store/cases';
import type { Database } from './store/database';
import { searchWords } from './words';

export type Receiver = {
  database: Database;
  sources: Sources;
  seal: Seal;
  nextReference: (at: Date) => Promise<string>;
  /** Recipient of test order mails. */
  testAddress: string;
  /** Address of the advertising consent page. */
  consentLink: (token: string) => string;
};

const TRAPPED = 'Das Feld, das nur Programme ausfüllen, war ausgefüllt. Es wurde keine E-Mail verschickt.';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** In hex digits of its hash: enough to tell a corrected IBAN from a repeated one, too few to recover it. */
const IBAN_HINT = 3;

const differsOf = (sources: Sources, message: Message, at: Date) => [
  ...(message.trap ? [TRAPPED] : []),
  ...(message.type === 'order' ? differencesOf(sources, message, today(at)) : []),
];

/**
 * factsOf(message) → { name: 'Anna Müller', email: 'anna@example.org', plan: 'year', documents: '8f14e45fceea167a' }
 */
const factsOf = (message: Message) =>
  message.type === 'order'
    ? {
        name: fullName(message.payer),
        email: message.payer.email,
        plan: message.planId,
        documents: message.seen.texts,
      }
    : { name: message.name, email: message.email, plan: '', documents: '' };

const isOrder = (message: Message): message is OrderMessage => message.type === 'order';

/** The message as stored, with the mails it triggers: (await incomingOf(receiver, key, message, now)).reference → 'D-26-0473-K' */
export async function incomingOf(receiver: Receiver, key: string, message: Message, at: Date): Promise<Incoming> {
  const { sources, seal, nextReference, testAddress, consentLink } = receiver;
  const { trap, ...kept } = message;
  const iban = 'iban' in kept ? plainIban(kept.iban ?? '') : '';
  const body = JSON.stringify('iban' in kept ? { ...kept, iban: maskIban(iban) } : kept);
  const isTest = message.isTest === true;
  const facts = factsOf(message);
  const question = isOrder(message) && !isTest && !trap ? questionOf(sources, message, consentLink) : undefined;
  const confirmation = { kind: 'confirmation', recipient: isTest ? testAddress : facts.email } as const;
  return {
    ...{ key, at, reference: await nextReference(at), kind: message.type, body, isTest },
    ...facts,
    digest: sha256(JSON.stringify(iban ? { ...kept, iban: sha256(iban).slice(0, IBAN_HINT) } : kept)),
    sealed: iban && (await seal(iban)),
    words: searchWords(message),
    differs: differsOf(sources, message, at),
    mails: trap ? [] : [confirmation, ...(question ? [question.mail] : [])],
    consent: question?.consent ?? '',
  };
}
