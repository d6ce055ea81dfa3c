/** Prints after loading the lazy pictures. */
export async function printWhole(root: ParentNode | null) {
  const pictures = [...(root?.querySelectorAll('img') ?? [])];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  window.print();
}
