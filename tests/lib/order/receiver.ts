import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { reference: string; receivedAt?: string | undefined };
type Behaviour = (response: ServerResponse, answer: Answer) => void;

/** The order page has another origin, so its browser asks first and wants to be told that it may read the answer. */
const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
  'Access-Control-Allow-Methods': 'POST',
};
const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { ...OPEN, 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** How the receiver may behave on one request. */
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

/** Where the message has arrived, whatever becomes of the answer. */
const KEEPS = new Set<keyof typeof BEHAVIOUR>(['accept', 'nonsense', 'wrong', 'silence']);

/**
 * A receiver of orders as the publisher would run one: it keeps one order for each idempotency key, even where its
 * answer gets lost, and behaves as it is told, request by request; at the end it accepts.
 */
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
    /** The idempotency key of each request, in the order they came. */
    keys,
    willBehave: (...turns: (keyof typeof BEHAVIOUR)[]) => script.push(...turns),
    /** The moment its answers state from now on. */
    stateMoment: (moment: string) => {
      receivedAt = moment;
    },
    /** The number its answers state from now on. */
    stateNumber: (text: string) => {
      number = text;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
