import { fullName } from 'subscription/order/addressee';
import { documentsVersion } from 'subscription/order/documents';
import type { Sources } from 'subscription/order/sources';
import type { Builds } from '../builds';
import type { Connection } from '../store/database';
import { documentsAt } from '../store/documents';
import type { ClaimedMail, MailContent } from '../store/mails';
import { declarationMail } from './declaration-mail';
import { filled } from './filled';
import { orderMail } from './order-mail';
import type { Attachment, Outgoing } from './transport';
import { unlinkedMessage } from './unlinked';

/** Phones read a file without this mark in an encoding of their own. */
const BYTE_ORDER_MARK = '\ufeff';

/** textFile('AGB.txt', 'AGB\n===…') → an attachment that opens with its umlauts everywhere */
const textFile = (filename: string, text: string): Attachment => ({
  filename,
  content: `${BYTE_ORDER_MARK}${text}`,
  contentType: 'text/plain; charset=utf-8',
});

/** For an order that cannot be reckoned: it has arrived, and is being looked at. */
function receivedMail({ office: { mails } }: Sources, name: string, reference: string): MailContent {
  const say = (text: string) => filled(text, { name, reference });
  return {
    subject: say(mails.order.subject),
    text: [mails.greeting, mails.unclear, mails.closing].map(say).join('\n\n'),
  };
}

function confirmation(sources: Sources, { kept, differs, summary, ...mail }: ClaimedMail): MailContent {
  const message = unlinkedMessage(mail.message);
  if (message.type !== 'order') return declarationMail(sources, message, kept);
  try {
    return orderMail(sources, message, { ...kept, differs, summary });
  } catch {
    return receivedMail(sources, fullName(message.payer), kept.reference);
  }
}

/** Attaches the legal texts the customer saw, or the current ones if those are unknown:
 * outgoingOf(connection, builds, mail) → { to: 'anna@example.org', attachments: [{ … }], … } */
export async function outgoingOf(connection: Connection, builds: Builds, mail: ClaimedMail): Promise<Outgoing> {
  const { subject, text, documents, card } = mail.content ?? confirmation(builds.of(mail.message), mail);
  const current = documentsVersion(builds.latest);
  const known = documents && ((await documentsAt(connection, documents)) ?? (await documentsAt(connection, current)));
  const attachments: Attachment[] = [
    ...(card ? [{ filename: 'Geschenkkarte.html', content: card, contentType: 'text/html; charset=utf-8' }] : []),
    ...(known ? [textFile('AGB.txt', known.terms), textFile('Widerrufsbelehrung.txt', known.withdrawal)] : []),
  ];
  return { id: mail.id, to: mail.recipient, subject, text, attachments };
}
