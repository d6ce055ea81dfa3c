import { parse } from 'yaml';
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
import type { KindName } from '../kinds';

/** `path` is missing if no page shows it; `note` is a remark for the editor. */
export type Shown = { path?: string; note?: string; levels?: true };
type File = { slug: string; data: Record<string, unknown>; articles: readonly Text[] };
type Text = { slug: string; text: string };

const on = (path: string, note?: string) => (): Shown => ({ path, ...(note && { note }) });
const nowhere = (note: string) => (): Shown => ({ note });
const numbered =
  (path: (id: number) => string) =>
  ({ data }: File): Shown =>
    typeof data.id === 'number' ? { path: path(data.id) } : { note: 'Die Seite erscheint, sobald die Nummer da ist.' };

const WIDER = 'Das hat keine eigene Seite. Zu sehen ist die Seite, auf der es steht.';

const IN_TURN = 'Zu sehen ist, was in dieser Woche an der Reihe ist.';

const PAGES: Record<KindName, (file: File) => Shown> = {
  title: on(
    PATHS.landing,
    'Farben und Zeichnungen zeigt die Vorschau, sobald sie gespeichert sind und sie neu gestartet ist.',
  ),
  articles: ({ slug, data }) => ({ path: articlePath(slug), ...(data.simple ? { levels: true } : {}) }),
  events: numbered(eventPath),
  books: numbered(bookPath),
  games: on(PATHS.games, WIDER),
  issues: ({ slug }) => ({
    path: issuePath(slug),
    note: 'Die gesetzten Seiten sind die vom letzten „npm run build“; was daneben steht und wie voll sie sind, ist von jetzt.',
  }),
  diagrams: ({ slug, articles }) => {
    const shows = articles.find(({ text }) => text.includes('diagram') && text.includes(`name: ${slug}`));
    return shows
      ? { path: articlePath(shows.slug), note: WIDER }
      : { note: 'Noch zeigt kein Artikel diese Zeichnung.' };
  },
  worksheets: on(PATHS.worksheets, 'Das Blatt selbst ist ein PDF. Gesetzt wird es mit „npm run prepare:content“.'),
  debates: ({ slug }) => ({
    path: debatePath(slug),
    note: 'Stimmzettel und Zählbogen sind ein PDF. Gesetzt wird es mit „npm run prepare:content“.',
  }),
  questions: ({ slug }) => ({ path: questionPath(slug), levels: true }),
  'question-page': on(PATHS.questions, 'Die Karte ist ein PDF. Gesetzt wird sie mit „npm run prepare:content“.'),
  'debate-page': on(PATHS.debates),
  pages: ({ slug }) => ({ path: PROSE.find((page) => page.slug === slug)?.path ?? PATHS.landing }),
  plans: ({ slug }) => ({ path: planPath(slug) }),
  news: on(PATHS.news, WIDER),
  briefs: on(PATHS.news, WIDER),
  history: on(PATHS.history),
  'last-page': on(PATHS.lastPage, IN_TURN),
  colouring: on(PATHS.lastPage, 'Das Blatt selbst ist ein PDF. Gesetzt wird es mit „npm run prepare:content“.'),
  comics: on(PATHS.lastPage, 'Eine Folge ist erst von ihrem Tag an zu sehen.'),
  experiments: ({ slug }) => ({ path: experimentPath(slug) }),
  glossary: on(PATHS.dictionary, 'Zu sehen sind die ersten Buchstaben. Die Links führen zu den anderen.'),
  syllables: nowhere('Trennstellen sind nur mit der Lesehilfe „Silben“ zu sehen, und die schläft in der Vorschau.'),
  puzzles: on(PATHS.puzzles, WIDER),
  'puzzle-stock': nowhere('Das schreibt „npm run content:check“: ab welcher Woche ein Eintrag in Rätseln vorkommt.'),
  'search-words': on(PATHS.search, 'Gesucht werden kann hier nicht: Dafür gibt es „npm run dev“.'),
  landing: on(PATHS.landing),
  lists: on(PATHS.landing, 'Diese Texte stehen um viele Listen. Folgen Sie den Links zu der, die Sie ändern.'),
  faq: on(PATHS.landing, WIDER),
  'reading-offers': on(PATHS.reading),
  parents: on(PATHS.parents),
  school: on(PATHS.school),
  site: on(PATHS.landing, 'Das steht an vielen Stellen. Zu sehen ist die Startseite; die Links führen weiter.'),
  redirects: nowhere('Alte Adressen sind auf keiner Seite zu sehen.'),
  subscription: on(PATHS.subscription),
  order: on(planPath('trial'), 'Das Formular schläft in der Vorschau. Ausfüllen lässt es sich mit „npm run dev“.'),
  office: nowhere('Davon steht nichts auf der Website: So schreibt und bewahrt der Empfang der Bestellungen.'),
  'access-report': on(PATHS.accessibility),
};

/** Page that shows a draft: pageOf('events', '1-lesung', 'id: 1') → { path: '/event/1/' } */
export const pageOf = (kind: KindName, slug: string, text: string, articles: readonly Text[] = []): Shown =>
  PAGES[kind]({ slug, data: Object(parse(text, { stringKeys: true })), articles });
