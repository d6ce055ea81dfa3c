import type { Message } from 'subscription/order/wire';
import type { WaitingMail } from './mails';

/** A message as it is stored. */
export type Incoming = {
  /** Idempotency key sent by the form (decision 0008). */
  key: string;
  at: Date;
  /** Used if the key is new. */
  reference: string;
  kind: Message['type'];
  /** '' for declarations. */
  plan: string;
  name: string;
  email: string;
  /** The message as JSON, with a masked IBAN and without the honeypot field. */
  body: string;
  /** Keyed hash of the message; distinguishes a repetition from a correction. */
  digest: string;
  /** The same for likely doubles; '' for declarations. */
  twin: string;
  /** Lines of the confirmation as JSON; '' for declarations. */
  summary: string;
  /** The encrypted IBAN; '' if there is none. */
  sealed: string;
  /** Version of the legal texts the customer saw; '' for declarations. */
  documents: string;
  words: string[];
  /** Differences from the receiver's own content, in German. */
  differs: string[];
  isTest: boolean;
  mails: WaitingMail[];
  /** The mails wait for the office's look. */
  isHeld: boolean;
  /** Hash of the consent token for advertising; '' without a request. */
  consent: string;
};
