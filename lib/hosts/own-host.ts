import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LOCAL_NAMES } from 'content/local';

/** Protects against DNS rebinding: any site can point a name to this machine and read what it answers.
 * isOwnHost('localhost:3000', 3000) → true, isOwnHost('strange.example:3000', 3000) → false */
const isOwnHost = (host: string | undefined, port: number | undefined) =>
  LOCAL_NAMES.some((name) => [`${name}:${port}`, ...(port === 80 ? [name] : [])].includes(String(host).toLowerCase()));

/** Path of a request: pathOf({ url: '/redaktion/?tag=1' }) → '/redaktion/'; '' for an invalid address */
export const pathOf = ({ url = '/' }: Pick<IncomingMessage, 'url'>) =>
  URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname : '';

const answerPlainly = (response: ServerResponse, status: number, sentence: string) =>
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);

const isHere = ({ headers, socket }: IncomingMessage) => isOwnHost(headers.host, socket.localPort);

/** Restricts a server to this machine: other host names get 421, other sites cannot embed its answers, and an exception
 * gives 500 instead of a crash. localOnly(listener) → a listener */
export const localOnly =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    if (!isHere(request)) return answerPlainly(response, 421, 'Nur unter localhost.');
    if (pathOf(request) === '') return answerPlainly(response, 400, 'Das ist keine Adresse.');
    try {
      return listener(request, response);
    } catch (error) {
      console.error(error);
      return response.headersSent ? response.destroy() : answerPlainly(response, 500, 'Das ging schief.');
    }
  };
