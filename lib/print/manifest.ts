/** Where a piece stands on a page, in hundredths of its width and height; `piece` counts from 0, as the content does. */
export type Zone = { piece: number; x: number; y: number; width: number; height: number };

/** Addresses below the site's root: '/pictures/ausgabe/2026-47-1-1f2e3d4c-640.avif' */
export type PagePicture = { width: number; height: number; avif: string; webp: string };

/** What the typesetting made of one page: as one of some in a row, small as a phone shows it, large to zoom into. */
export type PrintedPage = {
  number: number;
  thumb: PagePicture;
  small: PagePicture;
  large: PagePicture;
  zones: Zone[];
};

/** An issue as it was set; one whose pages are not all open has its front page alone, and no PDF. */
export type PrintedIssue = { pages: PrintedPage[]; pdf?: { path: string; bytes: number; pages: number } };

/** By the name of the issue: { '2026-47': { pages: […], pdf: … } } */
export type PrintManifest = Record<string, PrintedIssue>;
