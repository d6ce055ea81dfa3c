import { useEffect, useMemo, useState } from 'react';
import { bookletOf } from '@/lib/puzzles/booklet/choice';
import type { Made } from '@/lib/puzzles/booklet/make';
import { fetchPapers, type Papers } from './fetch-papers';
import { press } from './press';

type Drawn = { Pages: typeof import('./booklet-pages').BookletPages; papers: Papers };
type Phase = 'none' | 'busy' | 'ready' | 'lost';

/**
 * Generates the booklet in the address.
 *
 * @param text its code, 'k3f9.12.leicht'; a new one starts over, an empty one stops
 * @param ingredients address of the generators' data
 */
export function useBooklet(text: string, ingredients: string) {
  const booklet = useMemo(() => bookletOf(text), [text]);
  const [phase, setPhase] = useState<Phase>('none');
  const [made, setMade] = useState<readonly Made[]>([]);
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    setMade([]);
    setDrawn(undefined);
    setPhase(booklet ? 'busy' : 'none');
    if (!booklet) return;
    // Starts generating while the components that render it are loading.
    const stop = press({ address: new URL(ingredients, location.href).href, booklet }, (told) => {
      if ('made' in told) setMade((before) => [...before, told.made]);
      else setPhase('isDone' in told ? 'ready' : 'lost');
    });
    let isOver = false;
    Promise.all([import('./booklet-pages'), fetchPapers(booklet.kinds)]).then(
      ([{ BookletPages }, papers]) => isOver || setDrawn({ Pages: BookletPages, papers }),
      () => isOver || setPhase('lost'),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [booklet, ingredients]);
  return { booklet, phase: phase === 'ready' && !drawn ? 'busy' : phase, made, drawn } as const;
}
