/** Prints once the pictures are there that nobody has scrolled to yet. */
export async function printWhole(root: ParentNode | null) {
  const pictures = [...(root?.querySelectorAll('img') ?? [])];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  window.print();
}
