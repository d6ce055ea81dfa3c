import { allKinds, KINDS, type Kind } from 'content/puzzle-kinds';
import { today } from 'german/dates/day';
import { GROUPS } from '@/components/reading/aid-groups';
import { isPublished, newestFirst } from '@/lib/issues/days';
import { filledPages } from '@/lib/pages/registry';
import { issuePath, PATHS, planPath } from '@/lib/paths';
import { built } from '../built-content';
import { MEASURED } from './lighthouse';

/** Selector to touch; `keys` are typed after it. `until` is what the page has before the next step. */
export type Step = { on: string; keys?: string; until?: string };
type Island = { name: string; path: string | undefined; steps: Step[] };

const order: Step[] = [
  { on: '[name=salutation]' },
  { on: '.with-script [name=firstName]', keys: 'Anna' },
  { on: '.with-script [name=email]', keys: 'anna@' },
  { on: '[name=paymentMethod][value=invoice]' },
  { on: '[name=paymentMethod][value=sepa]', until: '[name=iban]' },
  { on: '[name=iban]', keys: 'DE89' },
  { on: '.start-date button', until: '.calendar-panel [role=grid]' },
  { on: '[name=termsAccepted]' },
  { on: '.with-script [type=submit]', until: '#fehler-titel' },
];
const list = (root: string): Step[] => [
  { on: `${root} .chip:not([data-value=""])` },
  { on: `${root} .chip[data-value=""]` },
  { on: `${root} [name=suche]`, keys: 'die w' },
];

const VIEWER: Step[] = [
  { on: '[data-opens]', until: '.viewer-tools' },
  ...['chevron-right', 'chevron-right', 'chevron-left', 'zoom-in', 'zoom-out', 'layout-grid'].map((tool) => ({
    on: `[data-tool=${tool}]`,
  })),
];
const AIDS: Step[] = [
  { on: '[data-aids-open]', until: '#lesehilfe:popover-open' },
  ...GROUPS.map(({ aid, choices }) => ({
    on: `#lesehilfe label:has([name=${aid}][value="${choices.at(-1)?.value}"])`,
  })),
  { on: '[data-act=ruler]', until: '.ruler:popover-open' },
  { on: '.ruler [data-step="1"]' },
  { on: '.ruler [data-end]' },
  { on: '[data-act=paragraph]', until: 'dialog.one[open]' },
  { on: '.one [data-step="1"]' },
  { on: '.one [data-end]' },
  { on: '[data-act=reset]' },
];
/** Starts a puzzle, does the kind's own steps, and uses the help. */
const play = (...own: Step[]): Step[] => [
  { on: '.player-start .button', until: '.play-tools' },
  ...own,
  ...['Eins verraten', 'Rückgängig', 'Alles prüfen', 'Lösung zeigen'].map((tool) => ({
    on: `.play-tools .button:text("${tool}")`,
  })),
];
const CELL = '.player [role=grid] [tabindex="0"]';
const PLAYS: Record<Kind, Step[]> = {
  crossword: play({ on: CELL, keys: 'ab' }),
  wordsearch: play({ on: CELL }, { on: '.player [role=grid] tr:last-child > :last-child' }),
  sudoku: play({ on: CELL, keys: '12' }),
  syllables: play({ on: '.player [data-puzzle] button' }),
  anagrams: play({ on: '.player input', keys: 'ab' }),
  cipher: play({ on: '.player input', keys: 'a' }),
  maze: play({ on: '.maze-pad button' }, { on: '.maze-pad button:last-child' }),
  logic: play({ on: CELL }),
  pairs: play({ on: '.pair-cards button' }, { on: '.pair-cards tr:last-child button' }),
  differences: play({ on: '.player [data-puzzle] button' }),
};
const newest = newestFirst(built.issues).find((issue) => isPublished(issue, today()));
/** A published puzzle of a kind. */
const puzzleOf = (kind: Kind) =>
  filledPages(built)
    .map(({ path }) => path)
    .find((path) => path.startsWith(PATHS.puzzles) && path.endsWith(`/${KINDS[kind].segment}/`));

/** Every island, with typical interactions. */
export const ISLANDS: Island[] = [
  { name: 'events: list', path: PATHS.landing, steps: list('#events') },
  {
    name: 'events: calendar',
    path: PATHS.landing,
    steps: [
      { on: '#events .views button + button', until: '.calendar-view [role=grid]' },
      { on: '.wall header button:last-child' },
      { on: '.wall .day[data-events]' },
      { on: '#events .views button' },
    ],
  },
  {
    name: 'tips: showcase',
    path: PATHS.landing,
    steps: [{ on: '.showcase .tab + .tab' }, { on: '.showcase .tab' }],
  },
  { name: 'books: full list', path: PATHS.books, steps: list('main') },
  { name: 'games: full list', path: PATHS.games, steps: list('main') },
  {
    name: 'quiz',
    path: MEASURED.article,
    steps: [{ on: '[name=frage-1]' }, { on: 'label + label [name=frage-1]' }, { on: '[name=frage-2]' }],
  },
  {
    name: 'reading aloud',
    path: MEASURED.article,
    steps: [{ on: '.read-aloud .button' }, { on: '.read-aloud .button' }, { on: '.read-aloud .button + .button' }],
  },
  { name: 'reading aids', path: MEASURED.article, steps: AIDS },
  {
    name: 'search',
    path: PATHS.search,
    steps: [{ on: '#suchwort', keys: 'vulkan' }, { on: 'form.question [type=submit]' }],
  },
  ...built.plans.map(({ id }) => ({
    name: `order: ${id}`,
    path: planPath(id),
    steps: order,
  })),
  {
    name: 'cancel',
    path: PATHS.cancellation,
    steps: [
      { on: '[value=extraordinary]', until: '[name=reason]' },
      { on: '.with-script [name=name]', keys: 'Anna' },
      { on: '[name=end][value=date]' },
      { on: '.with-script [type=submit]', until: '#fehler-titel' },
    ],
  },
  {
    name: 'withdraw',
    path: PATHS.withdrawal,
    steps: [
      { on: '.with-script [name=name]', keys: 'Anna' },
      { on: '.with-script [type=submit]', until: '#fehler-titel' },
    ],
  },
  { name: 'the paper', path: newest && issuePath(newest.name), steps: VIEWER },
  ...allKinds().map((kind) => ({ name: `puzzle: ${KINDS[kind].name}`, path: puzzleOf(kind), steps: PLAYS[kind] })),
];
