import { useRef } from 'react';
import { useQuery, writeQuery } from '@/components/ui/use-query';
import { parsePage } from '@/lib/issues/spreads';
import type { ViewerPage } from '@/lib/issues/viewer';
import { surroundingDialog } from './frame';

/** A piece of the paper; pages count from 1, pieces from 0. */
export type Place = { page: number; piece: number };

/** Number of history entries that the viewer has added. */
const depth = () => Number(window.history.state?.viewer) || 0;

function push(fields: Record<string, string>) {
  // In a frame, the surrounding page has added the entry that goes back.
  if (surroundingDialog()) return writeQuery(fields, 'replace');
  const before = depth();
  writeQuery(fields, 'push');
  window.history.replaceState({ ...window.history.state, viewer: before + 1 }, '');
}

/** The open page and text, kept in the address (`?seite=3&text=3-1`), for links and the back button. */
export function useViewerState(pages: readonly ViewerPage[]) {
  const query = new URLSearchParams(useQuery());
  const page = parsePage(query.get('seite'), pages.length);
  const [of = 0, nth = 0] = (query.get('text') ?? '').split('-').map(Number);
  const text: Place | undefined = page && pages[of - 1]?.pieces[nth - 1] ? { page: of, piece: nth - 1 } : undefined;
  const readFrom = useRef<number>(undefined);
  return {
    page,
    text,
    open: (to: number) => (page ? writeQuery({ seite: String(to) }, 'replace') : push({ seite: String(to) })),
    close() {
      const around = surroundingDialog();
      if (around) return around.close();
      const clear = () => writeQuery({ seite: '', text: '' }, 'replace');
      const steps = depth();
      if (steps === 0) return clear();
      // If a link to a page opened the viewer, the entry it goes back to has it open too.
      window.addEventListener('popstate', clear, { once: true });
      window.history.go(-steps);
    },
    read(place: Place) {
      const fields = { seite: String(place.page), text: `${place.page}-${place.piece + 1}` };
      if (text) return writeQuery(fields, 'replace');
      readFrom.current = place.page;
      push(fields);
    },
    /** Turns to a page and closes the text. */
    goToPage: (to: number) => writeQuery({ seite: String(to), text: '' }, 'replace'),
    /** Closes the text but stays on the current page, even if the reader has turned pages since opening it. */
    closeText() {
      if (depth() > 0 && readFrom.current === page) window.history.back();
      else writeQuery({ text: '' }, 'replace');
    },
  };
}

export type Opened = ReturnType<typeof useViewerState>;
