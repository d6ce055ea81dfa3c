import { connect as connectTo } from 'node:net';

/** WebDriver commands that the main paths use, with their Marionette names. Marionette is Firefox's built-in protocol
 * for them, which needs no driver program. */
const MARIONETTE = {
  session: 'WebDriver:NewSession',
  url: 'WebDriver:Navigate',
  back: 'WebDriver:Back',
  element: 'WebDriver:FindElement',
  click: 'WebDriver:ElementClick',
  value: 'WebDriver:ElementSendKeys',
  'execute/sync': 'WebDriver:ExecuteScript',
  'window/rect': 'WebDriver:SetWindowRect',
} as const;

type Command = keyof typeof MARIONETTE;

/** Sends a W3C WebDriver command, to an element if its reference is given. */
export type Send = (command: Command, parameters: object, element?: string) => Promise<unknown>;

type Session = { sessionId: string; capabilities: { browserName: string; browserVersion: string } };

export const newSession = (send: Send, capabilities: object = {}) =>
  send('session', { capabilities: { alwaysMatch: capabilities } }) as Promise<Session>;

/** Over HTTP, as drivers expect. `session` returns the session id once there is one. */
export const overHttp =
  (origin: string, session: () => string): Send =>
  async (command, parameters, element) => {
    const place =
      command === 'session' ? [command] : ['session', session(), ...(element ? ['element', element] : []), command];
    const answer = await fetch([origin, ...place].join('/'), { method: 'POST', body: JSON.stringify(parameters) });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${command}: ${value.message}`);
    return value;
  };

/** Over a socket to Firefox: each message is JSON with its length in bytes in front. */
export async function overMarionette(port: number): Promise<Send> {
  const socket = connectTo(port, '127.0.0.1');
  const open = new Map<number, (answer: [error: { message: string } | null, result: unknown]) => void>();
  let rest = Buffer.alloc(0);
  socket.on('data', (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const colon = rest.indexOf(':');
      const end = colon + 1 + Number(rest.toString('utf8', 0, colon));
      if (colon < 0 || rest.length < end) return;
      const message = JSON.parse(rest.toString('utf8', colon + 1, end));
      rest = rest.subarray(end);
      // The first message is a greeting, not a response.
      if (Array.isArray(message)) open.get(message[1])?.([message[2], message[3]]);
    }
  });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let sent = 0;
  return async (command, parameters, id) => {
    sent += 1;
    const text = JSON.stringify([0, sent, MARIONETTE[command], { ...parameters, ...(id && { id }) }]);
    const answered = new Promise<Parameters<NonNullable<ReturnType<typeof open.get>>>[0]>((resolve) =>
      open.set(sent, resolve),
    );
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [error, result] = await answered;
    if (error) throw new Error(`${command}: ${error.message}`);
    const isWrapped = typeof result === 'object' && result !== null && 'value' in result;
    return isWrapped ? result.value : result;
  };
}
