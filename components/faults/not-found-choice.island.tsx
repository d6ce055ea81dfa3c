'use client';

import { type ReactNode, useEffect } from 'react';
import { useInBrowser } from '@/components/ui/use-in-browser';
import { sitePath } from '@/lib/pages/paths';

type Kind = 'article' | 'event' | 'page';
type Props = Record<Kind, { title: string; text: ReactNode }>;

/** Which of the three texts an unknown path gets: '/event/99/' → 'event', '/news/x/' → 'article', else 'page'. */
export function kindOfPath(pathname: string): Kind {
  const path = sitePath(pathname);
  if (/^\/event\/[^/]+\/$/.test(path)) return 'event';
  return /^\/news\/[^/]+\/$/.test(path) ? 'article' : 'page';
}

/** One 404.html answers every unknown path, so its path decides what is said, title included (decision 0009). */
export function NotFoundChoice(texts: Props) {
  const kind = useInBrowser<Kind>(() => kindOfPath(window.location.pathname), 'page');
  const { title, text } = texts[kind];
  useEffect(() => {
    const name = () => {
      if (document.title !== title) document.title = title;
    };
    name();
    // Next writes the title of the built page once more when it takes over the head.
    const watch = new MutationObserver(name);
    watch.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => watch.disconnect();
  }, [title]);
  useEffect(() => console.warn(`404: Die Seite ${window.location.pathname} gibt es nicht.`), []);
  return text;
}
