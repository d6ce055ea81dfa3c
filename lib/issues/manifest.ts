import type { PrintedFile } from '@/lib/printed-file';

/** Area of a piece in percent of the page; `piece` counts from 0. */
export type Zone = { piece: number; x: number; y: number; width: number; height: number };

/** Addresses from the site's root: '/pictures/ausgabe/2026-47-1-1f2e3d4c-640.avif' */
export type PagePicture = { width: number; height: number; avif: string; webp: string };

/** Pictures of a typeset page: `thumb` for rows of pages, `small` for phones, `large` for zooming. */
export type PrintedPage = {
  number: number;
  thumb: PagePicture;
  small: PagePicture;
  large: PagePicture;
  zones: Zone[];
};

/** A typeset issue; unless all of it is public, only its front page, no PDF and no pack for a class. */
export type PrintedIssue = {
  pages: PrintedPage[];
  pdf?: { path: string; bytes: number; pages: number };
  pack?: PrintedFile | undefined;
};

/** Keyed by issue name: { '2026-47': { pages: […], pdf: … } } */
export type PrintManifest = Record<string, PrintedIssue>;
