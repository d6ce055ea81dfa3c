import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type Taken = { to: string[]; raw: string };
type Turn = 'take' | 'refuse' | 'later' | 'hang';
/** Answers for good, in place of the script: [550, '5.7.1 Sender rejected'] */
type Answers = Partial<Record<'auth' | 'from' | 'rcpt' | 'data', [code: number, words: string]>>;
type Manner = Answers & { hidesUtf8?: boolean };

const fault = (code: number, words = 'no') => Object.assign(new Error(words), { responseCode: code });

/** A fake mail server that stores mails and follows a script of behaviours, mail by mail; then it accepts. With `manner`, it always refuses
 * at one point, as a real one does that is set up otherwise. */
export async function startMailServer(port = 0, manner: Manner = {}) {
  const refusal = (point: keyof Answers) => (manner[point] ? fault(...manner[point]) : null);
  const taken: Taken[] = [];
  const turns: Turn[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: manner.auth ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    hideSMTPUTF8: manner.hidesUtf8 ?? false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, answer) => answer(refusal('auth'), { user: 'duda' }),
    onMailFrom: (_address, _session, answer) => answer(refusal('from')),
    onRcptTo: (_address, _session, answer) => {
      const refused = refusal('rcpt');
      if (refused) return answer(refused);
      const isRefused = turns[0] === 'refuse';
      if (isRefused) turns.shift();
      answer(isRefused ? fault(550) : null);
    },
    onData: (stream, session, answer) => {
      let raw = '';
      stream.on('data', (part) => {
        raw += part;
      });
      stream.on('end', () => {
        const turn = turns.shift() ?? 'take';
        if (turn === 'hang') return;
        const refused = refusal('data');
        if (refused) return answer(refused);
        if (turn === 'later') return answer(fault(451));
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        answer();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const listening = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://${manner.auth ? 'duda:falsch@' : ''}127.0.0.1:${listening}`,
    port: listening,
    taken,
    willBehave: (...next: Turn[]) => turns.push(...next),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function decoded(part: string): string {
  const end = part.indexOf('\r\n\r\n');
  const [head, body] = [part.slice(0, end), part.slice(end + 4)];
  if (/^Content-Transfer-Encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The mail's plain text: textOf(mail.raw) → 'Guten Tag, …' */
export function textOf(raw: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const parts = boundary ? raw.split(`--${boundary}`) : [raw];
  return decoded(parts.find((part) => /Content-Type: text\/plain/i.test(part))?.replace(/^\r\n/, '') ?? '');
}
