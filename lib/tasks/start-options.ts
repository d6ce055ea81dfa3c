const OLDEST_NODE = [20, 9] as const;

/** Where nobody but this machine reaches the site, unless HOST says otherwise. */
export const LOOPBACK = '127.0.0.1';

/** addressOf('127.0.0.1', 3000) → 'http://localhost:3000', addressOf('::', 3000) → 'http://[::]:3000' */
export const addressOf = (host: string, port: number) =>
  `http://${host === LOOPBACK ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;

/** The port to serve on: 3000 unless PORT says otherwise; undefined when PORT is no port. readPort('8080') → 8080 */
export function readPort(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return 3000;
  return /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65536 ? Number(text) : undefined;
}

/** One sentence when this Node cannot run the project, else undefined. nodeFault('18.20.0') → 'Node 18.20.0 ist zu alt: …' */
export function nodeFault(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  return isOld ? `Node ${version} ist zu alt: Gebraucht wird Node ${OLDEST_NODE.join('.')} oder neuer.` : undefined;
}
