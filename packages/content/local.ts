/** Listens on loopback only. */
export const LOOPBACK = '127.0.0.1';

/** Names under which this computer answers itself. */
export const LOCAL_NAMES = ['localhost', LOOPBACK, '[::1]'];

/** isLoopback('localhost') → true, isLoopback('0.0.0.0') → false (all network interfaces) */
export const isLoopback = (host: string) => ['localhost', LOOPBACK, '::1'].includes(host);

/** addressOf('127.0.0.1', 3000) → 'http://localhost:3000', addressOf('::', 3000) → 'http://[::]:3000' */
export const addressOf = (host: string, port: number) =>
  `http://${host === LOOPBACK ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
