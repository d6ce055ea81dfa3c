import { today } from 'german/dates/day';
import { fullName } from 'subscription/order/addressee';
import { mailboxOf } from 'subscription/order/email';
import { maskIban, plainIban } from 'subscription/order/iban';
import type { Message, OrderMessage } from 'subscription/order/wire';
import type { Basis } from './basis';
import type { Builds } from './builds';
import { differencesOf, type Sources, summaryOf } from './compare';
import { questionOf } from './consent';
import type { Digest } from './digest';
import { unlinkedMessage } from './mail/unlinked';
import type { Seal } from './seal';
import type { Database } from './store/database';
import type { Incoming } from './store/incoming';
import { foldWords, searchWords } from './words';

export type Receiver = {
  database: Database;
  builds: Builds;
  seal: Seal;
  digest: Digest;
  nextReference: (at: Date) => Promise<string>;
  /** Recipient of test order mails. */
  testAddress: string;
  /** Address of the advertising consent page. */
  consentLink: (token: string) => string;
};

const TRAPPED =
  'Das Feld, das nur Programme ausfüllen, war ausgefüllt. Die Bestätigung wartet, bis Sie sie abschicken.';

const differsOf = (sources: Sources, message: Message, at: Date) => [
  ...(message.trap ? [TRAPPED] : []),
  ...(message.type === 'order' ? differencesOf(sources, message, today(at)) : []),
];

/** factsOf(message) → { name: 'Anna Müller', email: 'anna@example.org', plan: 'year', documents: '8f14e45fceea167a' } */
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

/** Alike for likely doubles; '' for declarations: twinOf(message) → 'year\nanna@example.org\nanna\nmueller' */
const twinOf = ({ planId, payer, gift }: OrderMessage) =>
  [planId, mailboxOf(payer.email), ...foldWords(fullName(gift?.recipient ?? payer))].join('\n');

/** The message as stored, with the mails it triggers: (await incomingOf(receiver, basis, key, message, now)).reference → 'D-26-0473-P' */
export async function incomingOf(
  receiver: Receiver,
  { sources, notes }: Basis,
  key: string,
  message: Message,
  at: Date,
): Promise<Incoming> {
  const { seal, digest, nextReference, testAddress, consentLink } = receiver;
  const { trap, ...kept } = message;
  const iban = 'iban' in kept ? plainIban(kept.iban ?? '') : '';
  const body = JSON.stringify('iban' in kept ? { ...kept, iban: maskIban(iban) } : kept);
  const isTest = message.isTest === true;
  const facts = factsOf(message);
  const question = isOrder(message) && !isTest ? questionOf(sources, unlinkedMessage(message), consentLink) : undefined;
  const isHeld = Boolean(trap);
  const confirmation = { kind: 'confirmation', recipient: isTest ? testAddress : facts.email } as const;
  return {
    ...{ key, at, reference: await nextReference(at), kind: message.type, body, isTest },
    ...facts,
    // Only the keyed hash of an account number is ever stored.
    digest: digest(JSON.stringify({ ...kept, iban, isHeld })),
    twin: isOrder(message) ? digest(twinOf(message)) : '',
    summary: isOrder(message) ? JSON.stringify(summaryOf(sources, message, today(at))) : '',
    sealed: iban && (await seal(iban)),
    words: searchWords(message),
    differs: [...notes, ...differsOf(sources, message, at)],
    mails: [confirmation, ...(question ? [question.mail] : [])],
    isHeld,
    consent: question?.consent ?? '',
  };
}
