const fetched = new Map<string, Promise<unknown>>();

async function get(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return address.endsWith('.json') ? answer.json() : answer.text();
}

/** Fetches each file once, and a lost one again. Not by a link of `rel=preload`: Chromium remembers a file that was lost that
 * way and fails every later import() of it. fetchAll(['/a.js', '/b.json']) → ['import …', { … }], or rejects */
export const fetchAll = (addresses: readonly string[]) =>
  Promise.all(
    addresses.map((address) => {
      const known = fetched.get(address) ?? get(address);
      fetched.set(address, known);
      known.catch(() => fetched.delete(address));
      return known;
    }),
  );
