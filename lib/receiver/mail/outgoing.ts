import type { Connection } from '@/lib/receiver/store/database';
import { documentsAt } from '@/lib/receiver/store/documents';
import type { ClaimedMail, MailContent } from '@/lib/receiver/store/mails';
import type { Attachment, Outgoing } from './transport';

const TEXT = 'text/plain; charset=utf-8';

/** `current` is the version of the receiver's own texts: → { to: 'anna@example.org', subject: '…', attachments: [{ filename: 'AGB.txt', … }], … } */
export async function outgoingOf(
  connection: Connection,
  { id, recipient, content }: Pick<ClaimedMail, 'id' | 'recipient' | 'content'>,
  current: string,
): Promise<Outgoing> {
  const { subject, text, documents, card }: MailContent = JSON.parse(content);
  const known = documents && ((await documentsAt(connection, documents)) ?? (await documentsAt(connection, current)));
  const attachments: Attachment[] = [
    ...(card ? [{ filename: 'Geschenkkarte.html', content: card, contentType: 'text/html; charset=utf-8' }] : []),
    ...(known
      ? [
          { filename: 'AGB.txt', content: known.terms, contentType: TEXT },
          { filename: 'Widerrufsbelehrung.txt', content: known.withdrawal, contentType: TEXT },
        ]
      : []),
  ];
  return { id, to: recipient, subject, text, attachments };
}
