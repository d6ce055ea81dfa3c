import { PROSE } from '@/lib/pages/prose';
import {
  articlePath,
  bookPath,
  debatePath,
  eventPath,
  experimentPath,
  issuePath,
  PATHS,
  planPath,
  questionPath,
} from '@/lib/paths';
import type { KindName } from './kinds';

/** Labels by path, the entry's own page first; `note` is a remark for the editor. */
type Shown = { pages: Record<string, string>; note?: string };
type Entry = { slug: string; data: Record<string, unknown> };

const OWN = 'Seite';
const on = (path: string, note?: string) => (): Shown => ({ pages: { [path]: OWN }, ...(note && { note }) });
const nowhere = (note: string) => (): Shown => ({ pages: {}, note });
/** The easy text is the same page; it opens by its address. */
const levels = (path: string, hasEasy: boolean, list: string): Shown => ({
  pages: { [path]: 'Ganz', ...(hasEasy && { [`${path}?text=leicht`]: 'Kurz und leicht' }), [list]: 'Liste' },
});

const WIDER = 'Das hat keine eigene Seite. Zu sehen ist die Seite, auf der es steht.';
const LINKED = 'Das steht an vielen Stellen. Die Links führen zu den anderen.';
const SHEET = 'Das Blatt selbst ist ein PDF; der Link auf der Seite öffnet es.';

const PAGES: Record<KindName, (entry: Entry) => Shown> = {
  title: on(PATHS.landing),
  articles: ({ slug, data }) => levels(articlePath(slug), Boolean(data.simple), PATHS.news),
  events: ({ data }) => ({ pages: { [eventPath(Number(data.id))]: OWN, [PATHS.landing]: 'Liste' } }),
  books: ({ data }) => ({ pages: { [bookPath(Number(data.id))]: OWN, [PATHS.books]: 'Liste' } }),
  games: on(PATHS.games, WIDER),
  issues: ({ slug }) => ({ pages: { [issuePath(slug)]: OWN, [PATHS.issues]: 'Liste' } }),
  diagrams: on(PATHS.news, 'Zu sehen ist die Zeichnung in ihrem Artikel. Die Links führen dorthin.'),
  worksheets: on(PATHS.worksheets, SHEET),
  debates: ({ slug }) => ({ pages: { [debatePath(slug)]: OWN, [PATHS.debates]: 'Liste' } }),
  questions: ({ slug }) => levels(questionPath(slug), true, PATHS.questions),
  'question-page': on(PATHS.questions),
  'debate-page': on(PATHS.debates),
  pages: ({ slug }) => on(PROSE.find((page) => page.slug === slug)?.path ?? PATHS.landing)(),
  plans: ({ slug }) => ({ pages: { [planPath(slug)]: OWN, [PATHS.subscription]: 'Liste' } }),
  news: on(PATHS.news, WIDER),
  briefs: on(PATHS.news, WIDER),
  history: on(PATHS.history),
  'last-page': on(PATHS.lastPage, 'Zu sehen ist, was in dieser Woche an der Reihe ist.'),
  colouring: on(PATHS.lastPage, SHEET),
  comics: on(PATHS.lastPage, 'Eine Folge ist erst von ihrem Tag an zu sehen.'),
  experiments: ({ slug }) => ({ pages: { [experimentPath(slug)]: OWN, [PATHS.lastPage]: 'Liste' } }),
  glossary: on(PATHS.dictionary),
  syllables: on(PATHS.news, 'Trennstellen zeigt die Lesehilfe „Silben“ auf jeder Seite.'),
  puzzles: on(PATHS.puzzles),
  'puzzle-stock': nowhere('Das schreibt „npm run content:check“: ab welcher Woche ein Eintrag in Rätseln vorkommt.'),
  'search-words': on(PATHS.search),
  landing: on(PATHS.landing),
  lists: on(PATHS.landing, LINKED),
  faq: on(PATHS.landing, WIDER),
  'reading-offers': on(PATHS.reading),
  parents: on(PATHS.parents),
  school: on(PATHS.school),
  site: on(PATHS.landing, LINKED),
  redirects: nowhere('Alte Adressen sind auf keiner Seite zu sehen.'),
  subscription: on(PATHS.subscription),
  order: on(planPath('trial')),
  office: nowhere('Davon steht nichts auf der Website: So schreibt und bewahrt der Empfang der Bestellungen.'),
  'access-report': on(PATHS.accessibility),
};

/** Pages that show a saved entry: pagesOf('events', 'content/events/1-lesung.yaml', { id: 1 }) → { pages: { '/event/1/': 'Seite', … } } */
export const pagesOf = (kind: KindName, file: string, data: Record<string, unknown>): Shown =>
  PAGES[kind]({ slug: file.replace(/^.*\/|\.yaml$/g, ''), data });
