/** Logs only name and code, as a database's message may quote the order: logFault('order', error) → 'order: Error SQLITE_FULL' */
export function logFault(what: string, error: unknown): void {
  const { name = 'Error', code = '' } = Object(error) as { name?: string; code?: string };
  console.error(`${what}: ${name} ${code}`.trim());
}
