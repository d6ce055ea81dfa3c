/** found(undefined, 'Artikel wulkan') throws: the content check has let it pass, or was left out. */
export const found = <T>(entry: T | undefined, what: string): T => {
  if (entry === undefined) throw new Error(`${what} fehlt im Inhalt; npm run content:check nennt die Stelle`);
  return entry;
};
