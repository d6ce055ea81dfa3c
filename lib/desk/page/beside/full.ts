import { formFieldOf } from '@/lib/desk/place';
import type { FullIssue } from '@/lib/desk/preview/worker';
import { focusField } from './jump';
import type { Make } from './make';

type Page = FullIssue['pages'][number];
/** `issue` is the form's data, for the form of an issue. */
type Of = { issue?: unknown; isOpen: boolean };

/** One line per problem, with a button that leads to its piece or page. */
function linesOf(make: Make, { number, amiss }: Page, issue: unknown): HTMLElement[] {
  if (amiss.length === 0) return [make('li', { class: 'well', text: `Seite ${number}: voll` })];
  return amiss.map(({ told, field }) => {
    if (!issue) return make('li', { text: `Seite ${number}: ${told}` });
    const jump = make('button', { text: `Seite ${number}`, title: 'Zum Feld' });
    jump.type = 'button';
    jump.addEventListener('click', () => void focusField(formFieldOf('issues', '', field, issue).keys));
    const line = make('li', {}, jump);
    line.append(`: ${told}`);
    return line;
  });
}

const SEVERAL = 2;

function verdictOf({ pages, wrong }: FullIssue): string {
  const open = pages.filter(({ amiss }) => amiss.length > 0).length;
  if (wrong.length > 0 && open === 0) return 'so lässt sich nicht alles drucken';
  if (open > 0) return `${open} von ${pages.length} ${open < SEVERAL ? 'passt' : 'passen'} noch nicht`;
  return pages.length < SEVERAL ? 'sie passt' : `alle ${pages.length} passen`;
}

/** Fill level of the printed pages, collapsed if all fit: → [<details>So voll sind die Seiten: alle 8 passen</details>] */
export const fillLevels = (make: Make, issues: readonly FullIssue[], { issue, isOpen }: Of): HTMLElement[] =>
  issues.map((full) => {
    const title = issue ? 'So voll sind die Seiten im Druck' : `So voll sind die Seiten in Nr. ${full.number}`;
    const lines = full.pages.flatMap((page) => linesOf(make, page, issue));
    const list = make('ul', {}, ...lines, ...full.wrong.map((text) => make('li', { text })));
    const details = make('details', { class: 'full' }, make('summary', { text: `${title}: ${verdictOf(full)}` }), list);
    details.open = isOpen || full.wrong.length > 0 || full.pages.some(({ amiss }) => amiss.length > 0);
    return details;
  });
