const BASE = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Puts the host's base path before a path of this site; anchors and other addresses stay. withBase('/news/') → '/repo/news/' */
export const withBase = (href: string) => (href.startsWith('/') ? `${BASE}${href}` : href);

/** The path of a page as this site names it: without base path, with trailing slash. */
export const sitePath = (pathname: string) => {
  const path = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname;
  return path.endsWith('/') ? path : `${path}/`;
};

export const eventPath = (id: number) => `/event/${id}/`;
export const articlePath = (slug: string) => `/news/${slug}/`;
export const bookPath = (id: number) => `/books/${id}/`;
export const planPath = (id: string) => `/subscription/${id}/`;
/** Calendar files: all events, one event. */
export const ALL_ICS_PATH = '/events.ics';
export const icsPath = (id: number) => `/event/${id}.ics`;

export const gamePath = (id: number) => `/games/#game-${id}`;
export const READING_PATH = '/vorteile/lesekompetenz/';
/** Where an explained word stands, on its article and in the dictionary: wordAnchor('Magma') → 'wort-magma' */
export const wordAnchor = (word: string) => `wort-${word.toLowerCase().replace(/[^a-zäöüß]+/g, '-')}`;
export const wordPath = (word: string) => `/woerterbuch/#${wordAnchor(word)}`;
export const SEARCH_PATH = '/suche/';
/** The terms as plain text, for receipts that are saved. */
export const TERMS_TEXT_PATH = '/agb.txt';
/** The feed of the news. */
export const ATOM_PATH = '/atom.xml';

/** Where a page's share picture lies: events, articles, books and plans have their own. sharePath('/event/3/') → '/event/3/og.png' */
export const sharePath = (path: string) =>
  /^\/(event|news|books|subscription)\/[^/]+\/$/.test(path) ? `${path}og.png` : '/og.png';
