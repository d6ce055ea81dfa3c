/** What an issue names: found(article, 'Artikel vulkan') → article; throws where the content check was left out and there is none. */
export const found = <T>(entry: T | undefined, what: string): T => {
  if (entry === undefined) throw new Error(`${what} fehlt im Inhalt; npm run content:check nennt die Stelle`);
  return entry;
};
