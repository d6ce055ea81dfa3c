import type { Locator, Route } from '@playwright/test';

/** Pattern for page.route that matches a picture in all sizes and formats, and no other picture. */
export async function everySizeOf(image: Locator): Promise<string> {
  const src = (await image.getAttribute('src')) ?? '';
  const name = /pictures\/(.+)-\d+\.\w+$/.exec(src)?.[1];
  if (!name) throw new Error(`Kein Bild: ${src}`);
  return `**/pictures/${name}-*`;
}

/** Makes only this picture fail, in all sizes and formats. */
export async function breakPicture(image: Locator, fail: (route: Route) => Promise<void> = (route) => route.abort()) {
  await image.page().route(await everySizeOf(image), fail);
}

export const loaded = (image: Locator) =>
  image.evaluate((element) => (element as HTMLImageElement).complete && (element as HTMLImageElement).naturalWidth > 0);
