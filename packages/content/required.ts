/** required(article, 'Artikel vulkan') → article; throws if it is missing, which happens only without the content check */
export const required = <T>(entry: T | undefined, what: string): T => {
  if (entry === undefined) throw new Error(`${what} fehlt im Inhalt; npm run content:check nennt die Stelle`);
  return entry;
};
