import { TERMS_PATH } from 'content/own-paths';

/** Pages that exist once; lib/pages/registry.ts describes them. */
export const PATHS = {
  landing: '/',
  issues: '/ausgabe/',
  news: '/news/',
  dictionary: '/woerterbuch/',
  debates: '/streitfrage/',
  questions: '/fragen/',
  lastPage: '/letzte-seite/',
  history: '/heute-vor/',
  puzzles: '/raetsel/',
  booklet: '/raetsel/heft/',
  books: '/books/',
  games: '/games/',
  subscription: '/subscription/',
  reading: '/vorteile/lesekompetenz/',
  about: '/kennenlernen/',
  parents: '/eltern/',
  newsroom: '/eltern/redaktion/',
  school: '/schule/',
  parentLetter: '/schule/elternbrief/',
  worksheets: '/schule/arbeitsblaetter/',
  search: '/suche/',
  kept: '/mitgenommen/',
  scrapbook: '/mein-duda/',
  imprint: '/impressum/',
  privacy: '/datenschutz/',
  terms: TERMS_PATH,
  withdrawal: '/widerruf/',
  cancellation: '/kuendigen/',
  accessibility: '/barrierefreiheit/',
  credits: '/bildnachweis/',
} as const;

/** Alternative addresses of a page, excluded from search engines. */
export const ALIASES = ['/lesekompetenz/'] as const;

/** Served offline if there is no copy of a page; linked nowhere (R-KEEP-3). */
export const OFFLINE_PATH = '/keine-verbindung/';

/** eventPath(3) → '/event/3/' */
export const eventPath = (id: number) => `/event/${id}/`;
/** issuePath('2026-47') → '/ausgabe/2026-47/' */
export const issuePath = (name: string) => `${PATHS.issues}${name}/`;
/** In a folder that hosts cache forever (lib/hosts/rules.ts): pagePicturesPath('2026-47', 1) → '/pictures/ausgabe/2026-47-1' */
export const pagePicturesPath = (issue: string, page: number) => `/pictures${PATHS.issues}${issue}-${page}`;
/** sheetCoverPath('wie-brot-aufgeht-1f2e3d4c') → '/pictures/schule/arbeitsblaetter/wie-brot-aufgeht-1f2e3d4c.webp' */
export const sheetCoverPath = (name: string) => `/pictures${PATHS.worksheets}${name}.webp`;
/** issueYearPath(2025) → '/ausgabe/archiv/2025/' */
export const issueYearPath = (year: number | string) => `${PATHS.issues}archiv/${year}/`;
/** Anchor of a page of the issue: issuePageAnchor(3) → 'seite-3' */
export const issuePageAnchor = (page: number) => `seite-${page}`;
/** Anchor of a piece; `piece` counts from 0: pieceAnchor(3, 0) → 'seite-3-1' */
export const pieceAnchor = (page: number, piece: number) => `${issuePageAnchor(page)}-${piece + 1}`;
/** puzzleWeekPath('2026-47') → '/raetsel/2026-47/' */
export const puzzleWeekPath = (week: string) => `${PATHS.puzzles}${week}/`;
/** puzzleYearPath(2026) → '/raetsel/archiv/2026/' */
export const puzzleYearPath = (year: number | string) => `${PATHS.puzzles}archiv/${year}/`;
/** articlePuzzlePath('eulen') → '/raetsel/artikel/eulen/' */
export const articlePuzzlePath = (slug: string) => `${PATHS.puzzles}artikel/${slug}/`;
/** PDF for a week or an article: puzzleFile('2026-47') → '/raetsel/blaetter/duda-raetsel-2026-47.pdf' */
export const puzzleFile = (occasion: string) => `${PATHS.puzzles}blaetter/duda-raetsel-${occasion}.pdf`;
/** archivePath(2026) → '/news/archiv/2026/' */
export const archivePath = (year: number | string) => `${PATHS.news}archiv/${year}/`;
/** articlePath('eulen') → '/news/eulen/' */
export const articlePath = (slug: string) => `${PATHS.news}${slug}/`;
/** debatePath('zoo') → '/streitfrage/zoo/' */
export const debatePath = (slug: string) => `${PATHS.debates}${slug}/`;
/** PDF with ballots and a counting sheet for a class: ballotFile('zoo') → '/streitfrage/stimmzettel/zoo.pdf' */
export const ballotFile = (slug: string) => `${PATHS.debates}stimmzettel/${slug}.pdf`;
/** questionPath('gaensehaut') → '/fragen/gaensehaut/' */
export const questionPath = (slug: string) => `${PATHS.questions}${slug}/`;
/** PDF card for sending a question by post. */
export const QUESTION_CARD_PATH = '/fragen/karte.pdf';
/** experimentPath('das-schwebende-ei') → '/letzte-seite/experimente/das-schwebende-ei/' */
export const experimentPath = (slug: string) => `${PATHS.lastPage}experimente/${slug}/`;
/** colouringFile('colouring/am-korallenriff.svg') → '/letzte-seite/ausmalen/am-korallenriff.pdf' */
export const colouringFile = (src: string) => `${PATHS.lastPage}ausmalen/${src.replace(/^.*\/|\.svg$/g, '')}.pdf`;
/** Address of a file in content/audio: recordingPath('eulen.mp3') → '/audio/eulen.mp3' */
export const recordingPath = (file: string) => `/audio/${file}`;
/** bookPath(17) → '/books/17/' */
export const bookPath = (id: number) => `${PATHS.books}${id}/`;
/** lessonPath('leseecke') → '/schule/stunden/leseecke/' */
export const lessonPath = (slug: string) => `${PATHS.school}stunden/${slug}/`;
/** Blank newspaper page for a class: blankPagePath('a4') → '/schule/unsere-zeitung-a4.pdf' */
export const blankPagePath = (size: 'a4' | 'a3') => `${PATHS.school}unsere-zeitung-${size}.pdf`;
/** PDF of an issue for a class: packFile('2026-47') → '/schule/pakete/duda-paket-2026-47.pdf' */
export const packFile = (issue: string) => `${PATHS.school}pakete/duda-paket-${issue}.pdf`;
const SHEET_ENDS = { whole: '', simple: '-leicht', guide: '-lehrkraft' } as const;
/** worksheetFile('eulen', 'simple') → '/schule/arbeitsblaetter/eulen-leicht.pdf' */
export const worksheetFile = (slug: string, kind: keyof typeof SHEET_ENDS) =>
  `${PATHS.worksheets}${slug}${SHEET_ENDS[kind]}.pdf`;
/** planPath('gift') → '/subscription/gift/' */
export const planPath = (id: string) => `${PATHS.subscription}${id}/`;
export const ALL_ICS_PATH = '/events.ics';
/** Calendar file of an event: icsPath(3) → '/event/3.ics' */
export const icsPath = (id: number) => `/event/${id}.ics`;

/** Anchor of a word in its article and in the dictionary: wordAnchor('Magma') → 'wort-magma' */
export const wordAnchor = (word: string) => `wort-${word.toLowerCase().replace(/[^a-zäöüß]+/g, '-')}`;
/** Text appended to a saved receipt. */
export const TERMS_TEXT_PATH = '/agb.txt';
export const ATOM_PATH = '/atom.xml';
export const LLMS_PATH = '/llms.txt';
/** Loaded only by the search page. */
export const SEARCH_INDEX_PATH = '/suche/index.json';

/** sharePath('/event/3/') → '/event/3/og.png' */
export const sharePath = (path: string) => `${path}og.png`;
