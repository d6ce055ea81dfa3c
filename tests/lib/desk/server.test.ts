import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deskListener } from '@/lib/desk/server';

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer(deskListener({ root: 'tests/fixtures/content', script: '' }));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((done) => server.close(done)));

/** Sends the path as written; `fetch` would normalize it. */
const ask = (path: string, host = `localhost:${port}`, at = port) =>
  new Promise<IncomingMessage>((done, fail) => {
    request({ host: '127.0.0.1', port: at, path, headers: { host }, agent: false }, (answer) => done(answer.resume()))
      .on('error', fail)
      .end();
  });

test.each([
  ...['constructor', '__proto__', 'valueOf', 'hasOwnProperty', '__defineGetter__', 'toString'].map(
    (name) => [`/redaktion/${name}`, 404] as const,
  ),
  ['/redaktion/constructor/x', 404],
  ['/redaktion/chunks/', 404],
  ['/redaktion/chunks/../../../../package.json', 404],
  ['/redaktion/chunks/..%2f..%2f..%2fpackage.json', 404],
  ['/redaktion/desk.css/constructor', 404],
  ['//', 400],
  ['//[', 400],
  ['http://', 400],
] as const)('the CMS answers %s and keeps running (R-DESK-11)', async (path, status) => {
  expect((await ask(path)).statusCode).toBe(status);
  expect((await ask('/redaktion/')).statusCode).toBe(200);
});

test.each(['strange.example', 'strange.example:3003', 'localhost', 'localhost:1', 'localhost.strange.example'])(
  'refuses the host name “%s”, against DNS rebinding (R-DESK-11)',
  async (host) => {
    for (const path of ['/redaktion/', '/redaktion/facts.json', '/'])
      expect((await ask(path, host)).statusCode).toBe(421);
  },
);

test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])('accepts the host name %s', async (name) => {
  const { statusCode, headers } = await ask('/redaktion/', `${name}:${port}`);
  expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([200, 'same-origin']);
});

test('logs an error in one response and keeps running', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const page = () => {
    throw new Error('kaputt');
  };
  const beside = { page, policy: String, answer: () => false, close: async () => {} };
  const broken = createServer(deskListener({ root: '', script: 'a()', beside }));
  await new Promise<void>((ready) => broken.listen(0, '127.0.0.1', ready));
  const { port: at } = broken.address() as AddressInfo;
  const answers = await Promise.all(['', 'desk.js'].map((name) => ask(`/redaktion/${name}`, `localhost:${at}`, at)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 200]);
  expect(said).toHaveBeenCalled();
  said.mockRestore();
  await new Promise((done) => broken.close(done));
});
