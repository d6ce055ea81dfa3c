import { withBase } from 'content/base-path';
import type { Content, Issue } from 'content/kinds';
import { pieceName } from 'content/pieces';
import type { PagePicture, PrintedIssue, Zone } from './manifest';

/** Page data for the viewer: addresses include the base path, zones are in percent of the page. */
export type ViewerPage = {
  section: string;
  srcSet: Record<'avif' | 'webp', string>;
  src: string;
  thumb: Record<'avif' | 'webp', string>;
  pieces: { name: string; page?: number; zones: Omit<Zone, 'piece'>[] }[];
};

/** srcSetOf('avif', small, large) → '/pictures/ausgabe/2026-47-1-1f2e3d4c-640.avif 640w, …' */
export const srcSetOf = (format: 'avif' | 'webp', ...sizes: PagePicture[]) =>
  sizes.map((size) => `${withBase(size[format])} ${size.width}w`).join(', ');

/** In page order: viewerPages(issue, printed, content) → [{ section: 'Titelseite', pieces: [{ name: 'Wie ein Vulkan …', … }], … }] */
export const viewerPages = (issue: Pick<Issue, 'pages'>, { pages }: PrintedIssue, content: Content): ViewerPage[] =>
  pages.map(({ number, thumb, small, large, zones }) => {
    const { section = '', pieces = [] } = issue.pages[number - 1] ?? {};
    return {
      section,
      srcSet: { avif: srcSetOf('avif', small, large), webp: srcSetOf('webp', small, large) },
      src: withBase(small.webp),
      thumb: { avif: withBase(thumb.avif), webp: withBase(thumb.webp) },
      pieces: pieces.map((piece, at) => ({
        name: pieceName(piece, content),
        ...(piece.type === 'teaser' && { page: piece.page }),
        zones: zones.flatMap(({ piece: of, ...zone }) => (of === at ? zone : [])),
      })),
    };
  });
