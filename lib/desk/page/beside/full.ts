import { formFieldOf } from '@/lib/desk/place';
import type { FullIssue } from '@/lib/desk/preview/worker';
import { make } from '../make';
import { jumpTo } from './jump';

type Page = FullIssue['pages'][number];
/** `issue` is the form's data, for the form of an issue. */
type Of = { issue?: unknown; isOpen: boolean };

/** One line per problem, with a button that leads to its piece or page. */
function linesOf({ number, amiss }: Page, issue: unknown): HTMLElement[] {
  const page = `Seite ${number}`;
  if (amiss.length === 0) return [make('li', { className: 'well' }, `${page}: voll`)];
  return amiss.map(({ told, field }) =>
    make('li', {}, issue ? jumpTo(page, formFieldOf('issues', '', field, issue).keys) : page, `: ${told}`),
  );
}

const SEVERAL = 2;

function verdictOf({ pages, wrong }: FullIssue): string {
  const open = pages.filter(({ amiss }) => amiss.length > 0).length;
  if (wrong.length > 0 && open === 0) return 'so lässt sich nicht alles drucken';
  if (open > 0) return `${open} von ${pages.length} ${open < SEVERAL ? 'passt' : 'passen'} noch nicht`;
  return pages.length < SEVERAL ? 'sie passt' : `alle ${pages.length} passen`;
}

/** Fill level of the printed pages, collapsed if all fit: → [<details>So voll sind die Seiten: alle 8 passen</details>] */
export const fillLevels = (issues: readonly FullIssue[], { issue, isOpen }: Of): HTMLElement[] =>
  issues.map((full) => {
    const { pages, wrong, number } = full;
    const title = issue ? 'So voll sind die Seiten im Druck' : `So voll sind die Seiten in Nr. ${number}`;
    const lines = [...pages.flatMap((page) => linesOf(page, issue)), ...wrong.map((text) => make('li', {}, text))];
    const open = isOpen || wrong.length > 0 || pages.some(({ amiss }) => amiss.length > 0);
    const summary = make('summary', {}, `${title}: ${verdictOf(full)}`);
    return make('details', { className: 'full', open }, summary, make('ul', {}, ...lines));
  });
