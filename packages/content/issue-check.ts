import { isSaturday, weeksOf } from 'german/dates/arithmetic';
import type { CheckedFiles, CheckedFolders, Issue } from './kinds';
import { typoHint } from './names';
import { piecesIn, referencesIn, referencesOf } from './pieces';
import { REFERENCED } from './references';
import type { ReferenceFault } from './uses';

/** References that do not exist: → [{ field: 'story', found: '„wulkan“', expected: 'ein Artikel …', target: 'articles/wulkan.yaml' }] */
const missing = (issue: Issue, files: CheckedFiles, folders: CheckedFolders) =>
  referencesOf(issue).flatMap(({ field, kind, name }) => {
    const { known, what, target } = REFERENCED[kind];
    const names = known(files, folders);
    if (names.includes(name)) return [];
    const expected = `${what}${typoHint(names.map(String), String(name))}`;
    return [{ field, found: `„${name}“`, expected, target: target(name) }];
  });

/** Reports content that appears twice in an issue; an article may continue once if its first part sets `paragraphs`. */
function* twice(issue: Issue): Generator<{ field: string; found: string; expected: string }> {
  const seen = new Map<string, number>();
  for (const { piece, page, field } of piecesIn(issue)) {
    const [reference, ...others] = referencesIn(piece);
    if (!reference || others.length > 0) continue;
    const { name } = reference;
    const key = `${piece.type} ${name}`;
    const isStart = piece.type === 'article' && piece.paragraphs !== undefined;
    const before = seen.get(key);
    if (before !== undefined)
      yield { field, found: `„${name}“ noch einmal`, expected: `etwas, das auf Seite ${before} noch nicht steht` };
    if (!isStart) seen.set(key, page);
  }
}

function checkIssue(issue: Issue): Omit<ReferenceFault, 'file'>[] {
  const faults: Omit<ReferenceFault, 'file'>[] = [];
  const named = `${issue.year}-${String(issue.number).padStart(2, '0')}`;
  if (named !== issue.name)
    faults.push({ field: 'number', found: named, expected: `Jahr und Nummer wie im Dateinamen: ${issue.name}` });
  if (issue.number > weeksOf(issue.year))
    faults.push({
      field: 'number',
      found: String(issue.number),
      expected: `eine Woche, die ${issue.year} hat: höchstens ${weeksOf(issue.year)}`,
    });
  if (!isSaturday(issue.date))
    faults.push({ field: 'date', found: issue.date, expected: 'ein Samstag: Dann kommt die Zeitung' });
  if (issue.pages[0]?.template !== 'front')
    faults.push({
      field: 'pages[1].template',
      found: `„${issue.pages[0]?.template}“`,
      expected: 'front: die Titelseite',
    });
  if (issue.open && issue.pages.length % 2 === 1)
    faults.push({
      field: 'pages',
      found: `${issue.pages.length} Seiten`,
      expected: 'eine gerade Zahl: Ein Blatt hat zwei Seiten',
    });
  for (const { piece, field } of piecesIn(issue))
    if (piece.type === 'teaser' && issue.open && piece.page > issue.pages.length)
      faults.push({
        field: `${field}.page`,
        found: String(piece.page),
        expected: `eine Seite von 2 bis ${issue.pages.length}`,
      });
  return [...faults, ...twice(issue)];
}

/** Reports missing and repeated references and impossible dates of issues (R-ISS-4): → [{ file: 'issues/2026-47.yaml', field: 'date', … }] */
export const issueCheck = (files: CheckedFiles, folders: CheckedFolders): ReferenceFault[] =>
  folders.issues.flatMap(({ name, file, data }, at) => {
    if (!data) return [];
    const issue = { ...data, name };
    const other = folders.issues.slice(0, at).find((one) => one.data?.date === data.date);
    const sameDay = { field: 'date', found: data.date, expected: `ein Samstag, an dem ${other?.file} nicht kommt` };
    const faults = [...missing(issue, files, folders), ...checkIssue(issue), ...(other ? [sameDay] : [])];
    return faults.map((fault) => ({ file, ...fault }));
  });
