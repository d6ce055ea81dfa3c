import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { reference: string; receivedAt?: string | undefined };
type Behaviour = (response: ServerResponse, answer: Answer) => void;

/** CORS headers: the order page has another origin, so the browser sends a preflight request. */
const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
  'Access-Control-Allow-Methods': 'POST',
};
const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { ...OPEN, 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** Possible behaviours of the receiver for a request. */
export const BEHAVIOUR = {
  accept: (response, answer) => json(response, 200, { status: 'accepted', ...answer }),
  fail: (response) => json(response, 500, { error: 'kaputt' }),
  refuse: (response) => json(response, 422, { error: 'nein' }),
  nonsense: (response) => response.writeHead(200, OPEN).end('<html>Hallo</html>'),
  wrong: (response) => json(response, 200, { status: 'vielleicht' }),
  silence: () => undefined,
  tooSlow: (response) => json(response, 408, { error: 'zu langsam' }),
  tooMany: (response) => json(response, 429, { error: 'zu viele' }),
  moved: (response) => response.writeHead(303, { ...OPEN, Location: '/anderswo' }).end(),
} satisfies Record<string, Behaviour>;

/** Behaviours that store the message, whatever happens to the response. */
const KEEPS = new Set<keyof typeof BEHAVIOUR>(['accept', 'nonsense', 'wrong', 'silence']);

/** A fake of the publisher's order receiver: stores one order per idempotency key, even if its response is lost, and
 * follows a script of behaviours, request by request; then it accepts. */
export async function startReceiver() {
  const kept = new Map<string, unknown>();
  const keys: string[] = [];
  const script: (keyof typeof BEHAVIOUR)[] = [];
  let receivedAt: string | undefined;
  let number: string | undefined;
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, OPEN).end();
    if (request.url === '/anderswo') return void BEHAVIOUR.accept(response, { reference: 'D-0' });
    const key = String(request.headers['idempotency-key']);
    keys.push(key);
    const turn = script.shift() ?? 'accept';
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (KEEPS.has(turn)) kept.set(key, JSON.parse(body));
      const reference = number ?? `D-${[...kept.keys()].indexOf(key) + 1}`;
      BEHAVIOUR[turn](response, { reference, receivedAt });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/orders`,
    kept,
    /** Idempotency keys in order of the requests. */
    keys,
    willBehave: (...turns: (keyof typeof BEHAVIOUR)[]) => script.push(...turns),
    /** Sets the time in later responses. */
    stateMoment: (moment: string) => {
      receivedAt = moment;
    },
    /** Sets the order number in later responses. */
    stateNumber: (text: string) => {
      number = text;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
