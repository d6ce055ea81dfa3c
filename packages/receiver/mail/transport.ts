import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { NO_UTF8 } from './refusal';

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

/** smtpTransport('smtps://name:password@mail.example.org', from).send(mail) → resolves once the server has accepted it */
export function smtpTransport(url: string, from: Sender, silence = SILENCE): Transport {
  const timeouts = { connectionTimeout: silence, greetingTimeout: silence, socketTimeout: silence };
  const transport = createTransport({ url, pool: true, maxConnections: CONNECTIONS, ...timeouts } as never);
  return {
    send: async (mail) => {
      if (needsUtf8(mail.to) && !(await takesUtf8(url, timeouts))) throw Object.assign(new Error(), { code: NO_UTF8 });
      await transport.sendMail(optionsOf(from, mail));
    },
    close: () => transport.close(),
  };
}

/** Letters beyond ASCII before the @; those behind it are written otherwise (punycode). */
const needsUtf8 = (address: string) => /[^\0-\x7f]/.test(address.slice(0, address.lastIndexOf('@')));

/** Reads the server's list of what it can do, as nodemailer keeps it to itself and sends such an address in any case (RFC 6531). */
async function takesUtf8(url: string, timeouts: object): Promise<boolean> {
  let takes = false;
  const read = (_entry: unknown, line: unknown) => {
    takes ||= /^250[ -]SMTPUTF8\b/im.test(String(line));
  };
  const nothing = () => undefined;
  const logger = {
    level: nothing,
    trace: nothing,
    debug: read,
    info: nothing,
    warn: nothing,
    error: nothing,
    fatal: nothing,
  };
  const once = createTransport({ url, ...timeouts, logger, transactionLog: true } as never);
  await once.verify().finally(() => once.close());
  return takes;
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
