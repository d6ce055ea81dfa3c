import type { Locator, Route } from '@playwright/test';

/** The addresses of a picture in all its sizes and formats, for page.route; stand-ins and other pictures are not among them. */
export async function everySizeOf(image: Locator): Promise<string> {
  const src = (await image.getAttribute('src')) ?? '';
  const name = /pictures\/(.+)-\d+\.\w+$/.exec(src)?.[1];
  if (!name) throw new Error(`Kein Bild: ${src}`);
  return `**/pictures/${name}-*`;
}

/** Lets a picture fail in all its sizes and formats, and nothing else. */
export async function breakPicture(image: Locator, fail: (route: Route) => Promise<void> = (route) => route.abort()) {
  await image.page().route(await everySizeOf(image), fail);
}

export const loaded = (image: Locator) =>
  image.evaluate((element) => (element as HTMLImageElement).complete && (element as HTMLImageElement).naturalWidth > 0);
