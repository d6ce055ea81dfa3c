const OLDEST_NODE = [20, 9] as const;

/** readPort('8080') → 8080, readPort(undefined) → 3000, readPort('x') → undefined */
export function readPort(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return 3000;
  return /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65536 ? Number(text) : undefined;
}

/** nodeFault('18.20.0') → 'Node 18.20.0 is too old: …', undefined if the version can run the project */
export function nodeFault(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  return isOld ? `Node ${version} is too old: Node ${OLDEST_NODE.join('.')} or newer is needed.` : undefined;
}
