import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

export type Attachment = { filename: string; content: string; contentType: string };
export type Outgoing = {
  /** Stays the same on retries. */
  id: string;
  to: string;
  subject: string;
  text: string;
  attachments: Attachment[];
};

/** `send` resolves when the mail server has accepted the mail. */
export type Transport = { send: (mail: Outgoing) => Promise<void>; close: () => void };

/** Separate fields, so that nothing needs parsing. */
export type Sender = { name: string; address: string };

/** Concurrent mails; more would queue inside nodemailer, where the outbox cannot stop them. */
export const CONNECTIONS = 5;
/** In milliseconds; timeout of the mail server. */
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
  // Prevents automatic replies.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * smtpTransport('smtps://name:password@mail.example.org', from).send(mail) → resolves once the server has accepted it
 */
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

/** For a trial: writes each mail as an .eml file, and its text beside it for the office:
 * fileTransport('data/mails', from).send(mail) → writes 'data/mails/f81d….eml' */
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
