'use client';

import { BackLink } from '@/components/ui/back-link';
import { useInBrowser } from '@/components/ui/use-in-browser';
import { withBase } from '@/lib/pages/paths';

/** The query of the landing page one came from, with filter, view, month and day; from elsewhere there is none. */
function searchBefore(): string {
  const { referrer } = document;
  const { origin, pathname, search } = URL.canParse(referrer) ? new URL(referrer) : window.location;
  return origin === window.location.origin && pathname === withBase('/') ? search : '';
}

/** The way back to the events (R-EVT-14), as they were left. */
export function BackToEvents() {
  const search = useInBrowser(searchBefore, '');
  return <BackLink href={`/${search}#events`}>Zurück zu den Veranstaltungen</BackLink>;
}
