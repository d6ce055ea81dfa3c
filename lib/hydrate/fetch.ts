const fetched = new Map<string, Promise<unknown>>();

async function get(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return address.endsWith('.json') ? answer.json() : answer.text();
}

/** Fetches each file once, and again after a failure. Does not use `rel=preload`: Chromium caches a failed preload and
 * then fails every import() of that file. fetchAll(['/a.js', '/b.json']) → ['import …', { … }], or rejects */
export const fetchAll = (addresses: readonly string[]) =>
  Promise.all(
    addresses.map((address) => {
      const known = fetched.get(address) ?? get(address);
      fetched.set(address, known);
      known.catch(() => fetched.delete(address));
      return known;
    }),
  );
