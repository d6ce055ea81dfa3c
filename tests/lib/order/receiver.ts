import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behaviour = (response: ServerResponse, reference: string) => void;
const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** How the receiver may behave on one request. */
export const BEHAVIOUR = {
  accept: (response, reference) => json(response, 200, { status: 'accepted', reference }),
  fail: (response) => json(response, 500, { error: 'kaputt' }),
  refuse: (response) => json(response, 422, { error: 'nein' }),
  nonsense: (response) => response.writeHead(200).end('<html>Hallo</html>'),
  wrong: (response) => json(response, 200, { status: 'vielleicht' }),
  silence: () => undefined,
} satisfies Record<string, Behaviour>;

/**
 * A receiver of orders as the publisher would run one: it keeps one order for each idempotency key, even where its
 * answer gets lost, and behaves as it is told, request by request; at the end it accepts.
 */
export async function startReceiver() {
  const kept = new Map<string, unknown>();
  const script: (keyof typeof BEHAVIOUR)[] = [];
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const turn = script.shift() ?? 'accept';
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const key = String(request.headers['idempotency-key']);
      if (turn !== 'fail' && turn !== 'refuse') kept.set(key, JSON.parse(body));
      BEHAVIOUR[turn](response, `D-${[...kept.keys()].indexOf(key) + 1}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/orders`,
    kept,
    requests: () => requests,
    willBehave: (...turns: (keyof typeof BEHAVIOUR)[]) => script.push(...turns),
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
