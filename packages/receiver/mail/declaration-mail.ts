import { formatMoment } from 'german/dates/moment';
import { cancellation, declarationText, madeAt, withdrawal } from 'subscription/order/declaration';
import type { Message } from 'subscription/order/wire';
import type { Sources } from '../compare';
import type { ClaimedMail, MailContent } from '../store/mails';
import { filled } from './filled';

/** Contains the declaration, the time of receipt and, for a cancellation, the end of the contract (§ 312k (4), § 356a BGB):
 * declarationMail(sources, message, kept) → { subject: 'Ihr Widerruf D-26-0474-T', text: '…' } */
export function declarationMail(
  { office: { mails } }: Sources,
  message: Exclude<Message, { type: 'order' }>,
  kept: ClaimedMail['kept'],
): MailContent {
  const declaration = message.type === 'cancellation' ? cancellation(message) : withdrawal(message);
  const words = mails[message.type];
  const facts = { name: message.name, reference: kept.reference, moment: formatMoment(kept.receivedAt) };
  const moment = madeAt({ ok: true, transmitted: true, receivedAt: kept.receivedAt }, kept.receivedAt);
  const parts = [
    filled(mails.greeting, facts),
    filled(kept.version > 1 ? mails.corrected.text : words.text, facts),
    declarationText(declaration, `${moment}, Vorgangsnummer: ${kept.reference}`).replaceAll('\r\n', '\n').trim(),
    filled(mails.closing, facts),
  ];
  return {
    subject: filled(kept.version > 1 ? mails.corrected.subject : words.subject, facts),
    text: parts.join('\n\n'),
  };
}
