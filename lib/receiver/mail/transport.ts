import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

export type Attachment = { filename: string; content: string; contentType: string };
export type Outgoing = {
  /** The outbox's own; the same at each try. */
  id: string;
  to: string;
  subject: string;
  text: string;
  attachments: Attachment[];
};

/** Resolves when the mail server has taken it. */
export type Transport = { send: (mail: Outgoing) => Promise<void>; close: () => void };

/** 'DUDA <abo@example.org>' in its parts, so that nothing is parsed. */
export type Sender = { name: string; address: string };

/** Mails under way at once; more would wait inside nodemailer, unseen. */
export const CONNECTIONS = 5;
/** In ms, how long a mail server may say nothing. */
const SILENCE = 15_000;

const hostOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** optionsOf({ name: 'DUDA', address: 'abo@example.org' }, mail).messageId → '<f81d4fae-…@example.org>' */
const optionsOf = (from: Sender, { id, to, subject, text, attachments }: Outgoing): SendMailOptions => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  attachments,
  messageId: `<${id}@${hostOf(from.address)}>`,
  // No answering machine answers it.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** smtpTransport('smtps://name:password@mail.example.org', from).send(mail) → when the server has taken it */
export function smtpTransport(url: string, from: Sender, silence = SILENCE): Transport {
  const timeouts = { connectionTimeout: silence, greetingTimeout: silence, socketTimeout: silence };
  const transport = createTransport({ url, pool: true, maxConnections: CONNECTIONS, ...timeouts } as never);
  return {
    send: async (mail) => {
      await transport.sendMail(optionsOf(from, mail));
    },
    close: () => transport.close(),
  };
}

/** For a trial: each mail is a file that any mail program opens, and its words beside it for a page.
 * fileTransport('data/mails', from).send(mail) → 'data/mails/f81d….eml' is there */
export function fileTransport(folder: string, from: Sender): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(optionsOf(from, mail));
      mkdirSync(folder, { recursive: true });
      const place = join(folder, mail.id);
      const { to, subject, text, attachments } = mail;
      writeFileSync(
        `${place}.json`,
        JSON.stringify({ to, subject, text, files: attachments.map(({ filename }) => filename) }),
      );
      writeFileSync(`${place}.part`, message as Buffer);
      renameSync(`${place}.part`, `${place}.eml`);
    },
    close: () => undefined,
  };
}
