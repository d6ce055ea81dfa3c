const OLDEST_NODE = [20, 9] as const;

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
