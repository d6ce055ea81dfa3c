/** 1 kB = 1000 bytes. */
export const KB = 1000;

export type Budget = {
  what: string;
  /** Upper limit; in bytes if `unit` is kB. Text counts gzipped at level 6, the default of most hosts. */
  most: number;
  unit: 'kB' | '';
  why: string;
};

/** Weight limits of the pages; the only place for these numbers. docs/speed.md quotes them. */
export const BUDGETS = {
  plainScript: {
    what: 'Script of a page before anybody uses it',
    most: 4 * KB,
    unit: 'kB',
    why: 'no React: menu, arrival, pictures that fail, the visitor’s day, and what hydrates islands',
  },
  keepWorker: {
    what: 'Worker of kept pages',
    most: 4 * KB,
    unit: 'kB',
    why: 'it starts before every page of whoever has kept something',
  },
  islandScript: {
    what: 'Script that hydrates an island to read with',
    most: 82.5 * KB,
    unit: 'kB',
    why: 'React and what all islands share have 75 kB of it',
  },
  formScript: {
    what: 'Script that hydrates a form to order, cancel or withdraw',
    most: 116.5 * KB,
    unit: 'kB',
    why: 'React Hook Form besides, and zod where it cancels or withdraws; an order’s comes with the first use',
  },
  handed: {
    what: 'What the islands of a page are handed, beyond what stands in its HTML',
    most: 8 * KB,
    unit: 'kB',
    why: 'texts of the longest lists; what the first effect does not need is fetched later',
  },
  onDemand: {
    what: 'Script that comes later: calendar, date picker, each',
    most: 45 * KB,
    unit: 'kB',
    why: 'a quarter of a second at 1.6 Mbit/s, short enough to go without a spinner',
  },
  readingBar: {
    what: 'Script of the reading bar, with the words of the page in syllables',
    most: 14 * KB,
    unit: 'kB',
    why: 'it comes with the first press, in less than a tenth of a second at 1.6 Mbit/s; nothing of it before',
  },
  searchIndex: {
    what: 'Index of the search, bytes for each of its entries',
    most: 240,
    unit: '',
    why: '60 kB for 250 entries, a third of a second at 1.6 Mbit/s while one types; no page loads it before',
  },
  landingHtml: {
    what: 'HTML of the landing page, without 0.32 kB for each event and 0.2 kB for each plan it shows',
    most: 16.34 * KB,
    unit: 'kB',
    why: 'all of its texts and cards; an editor may add events up to the 24 it shows at first',
  },
  html: {
    what: 'HTML of any other page',
    most: 20 * KB,
    unit: 'kB',
    why: 'a page of a list holds 35 cards at most, however many tips there are',
  },
  issueHtml: {
    what: 'HTML of an issue',
    most: 32 * KB,
    unit: 'kB',
    why: 'all texts of eight pages; read at once, without a script',
  },
  puzzleHtml: {
    what: 'HTML of a puzzle',
    most: 14 * KB,
    unit: 'kB',
    why: 'both levels with their solutions, to be read and printed without a script',
  },
  sheets: {
    what: 'Style sheets of a page, together',
    most: 14.3 * KB,
    unit: 'kB',
    why: 'nothing is painted before they are there; one belongs to all pages and is kept',
  },
  issueSheets: {
    what: 'Style sheets of an issue, together',
    most: 15 * KB,
    unit: 'kB',
    why: 'each kind of piece in the newspaper has a look of its own',
  },
  landingSheets: {
    what: 'Style sheets of the landing page, together',
    most: 15.1 * KB,
    unit: 'kB',
    why: 'the week’s puzzle is played there',
  },
  styles: {
    what: '`<style>` tags of a page',
    most: 59,
    unit: '',
    why: 'styles belong into sheets; 600 tags, one an element, would cost a phone 0.8 s',
  },
  picture: {
    what: 'Largest picture',
    most: 120 * KB,
    unit: 'kB',
    why: 'the landing page’s picture 1600 px wide, for wide screens without AVIF; a phone gets 15 kB',
  },
  pagePicture: {
    what: 'Picture of a page of the paper, on a phone',
    most: 90 * KB,
    unit: 'kB',
    why: 'half a second at 1.6 Mbit/s a page; sharp enough for headlines, who zooms gets the large one',
  },
  landingRequests: {
    what: 'Requests of the landing page',
    most: 59,
    unit: '',
    why: 'over HTTP/1.1 six run at a time',
  },
  landingBytes: {
    what: 'Everything the landing page loads at first, on a phone',
    most: 260 * KB,
    unit: 'kB',
    why: 'less than a second and a half at 1.6 Mbit/s',
  },
} as const satisfies Record<string, Budget>;

/**
 * Allowance per event for the landing page's HTML: what one takes, 0.29 to 0.37 kB. If it were more, a
 * page with fewer events would count as heavier.
 */
export const PER_EVENT = 0.32 * KB;
/** Allowance per plan for the landing page's HTML. */
export const PER_PLAN = 0.2 * KB;

/** The budgets as table rows for docs/speed.md. */
export const budgetLines = Object.values<Budget>(BUDGETS).map(
  ({ what, most, unit, why }) => `| ${what} | ${unit === 'kB' ? `${most / KB} kB` : most} | ${why} |`,
);
