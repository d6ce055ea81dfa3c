/** Saves the concatenated texts as a file. */
export function saveFile(name: string, type: string, ...texts: string[]) {
  const address = URL.createObjectURL(new Blob(texts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers still read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
