import { useRef } from 'react';
import { useQuery, writeQuery } from '@/components/ui/use-query';
import { pageNamed } from '@/lib/issues/spreads';
import type { ViewerPage } from '@/lib/issues/viewer';
import { dialogAround } from './frame';

/** A piece of the paper: on which page, counted from 1, and which there, counted from 0. */
export type Place = { page: number; piece: number };

/** How many steps of the history lead back to the page as it was before. */
const depth = () => Number(window.history.state?.viewer) || 0;

function push(fields: Record<string, string>) {
  // The page around a frame has taken the one step that leads back to it.
  if (dialogAround()) return writeQuery(fields, 'replace');
  const before = depth();
  writeQuery(fields, 'push');
  window.history.replaceState({ ...window.history.state, viewer: before + 1 }, '');
}

/** What of the paper lies open, as the address says (`?seite=3&text=3-1`): so links to a page and the back button work. */
export function useOpened(pages: readonly ViewerPage[]) {
  const query = new URLSearchParams(useQuery());
  const page = pageNamed(query.get('seite'), pages.length);
  const [of = 0, nth = 0] = (query.get('text') ?? '').split('-').map(Number);
  const text: Place | undefined = page && pages[of - 1]?.pieces[nth - 1] ? { page: of, piece: nth - 1 } : undefined;
  const readFrom = useRef<number>(undefined);
  return {
    page,
    text,
    open: (to: number) => (page ? writeQuery({ seite: String(to) }, 'replace') : push({ seite: String(to) })),
    close() {
      const around = dialogAround();
      if (around) return around.close();
      const clear = () => writeQuery({ seite: '', text: '' }, 'replace');
      const steps = depth();
      if (steps === 0) return clear();
      // Whoever came by a link to a page has it open still, however far one goes back.
      window.addEventListener('popstate', clear, { once: true });
      window.history.go(-steps);
    },
    read(place: Place) {
      const fields = { seite: String(place.page), text: `${place.page}-${place.piece + 1}` };
      if (text) return writeQuery(fields, 'replace');
      readFrom.current = place.page;
      push(fields);
    },
    /** A page alone, without the text. */
    leafTo: (to: number) => writeQuery({ seite: String(to), text: '' }, 'replace'),
    /** Back to the page that lies open now, even where one has turned on beside the text. */
    hide() {
      if (depth() > 0 && readFrom.current === page) window.history.back();
      else writeQuery({ text: '' }, 'replace');
    },
  };
}

export type Opened = ReturnType<typeof useOpened>;
