'use client';

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { sitePath } from '@/lib/paths';

type Kind = 'article' | 'event' | 'page';
type Props = Record<Kind, { title: string; text: ReactNode }>;

const never = () => () => {};

/** Which of the three texts an unknown path gets: '/event/99/' → 'event', '/news/x/' → 'article', else 'page'. */
export function kindOfPath(pathname: string): Kind {
  const path = sitePath(pathname);
  if (/^\/event\/[^/]+\/$/.test(path)) return 'event';
  return /^\/news\/[^/]+\/$/.test(path) ? 'article' : 'page';
}

/** One 404.html answers every unknown path, so the path decides in the browser what is said, title included (decisions.md). */
export function NotFoundChoice(texts: Props) {
  const kind = useSyncExternalStore<Kind>(
    never,
    () => kindOfPath(window.location.pathname),
    () => 'page',
  );
  useEffect(() => {
    document.title = texts[kind].title;
  }, [kind, texts]);
  useEffect(() => console.warn(`404: Die Seite ${window.location.pathname} gibt es nicht.`), []);
  return texts[kind].text;
}
