import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends the address exactly as it is, as clients resolve dots: rawStatus(3100, '/a/../b') → 404, 0 if the server only hangs up */
export async function rawStatus(port: number, address: string, method = 'GET'): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${method} ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  let said = '';
  for await (const part of socket) said += String(part);
  return Number(said.split(' ')[1] ?? 0);
}
