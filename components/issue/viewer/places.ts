import type { ViewerPage } from '@/lib/issues/viewer';
import { issuePageAnchor, pieceAnchor } from '@/lib/paths';
import type { Place } from './use-opened';

/** The piece whose zone on its page was pressed. */
export function placeAt(target: Element): Place | undefined {
  const zone = target.closest<HTMLElement>('[data-piece-at]');
  const page = zone?.closest<HTMLElement>('[data-page]');
  return zone && page ? { page: Number(page.dataset.page), piece: Number(zone.dataset.pieceAt) } : undefined;
}

/** Resolves an anchor of the issue's page to a page, or to a piece of it. */
export function placeNamed(anchor: string, pages: readonly ViewerPage[]): Pick<Place, 'page'> | Place | undefined {
  for (const [index, { pieces }] of pages.entries()) {
    const page = index + 1;
    if (anchor === issuePageAnchor(page)) return { page };
    const piece = pieces.findIndex((_, at) => anchor === pieceAnchor(page, at));
    if (piece >= 0) return { page, piece };
  }
  return undefined;
}
