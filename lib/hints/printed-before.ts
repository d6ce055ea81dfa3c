import type { WarningFields } from 'content/fault';
import type { Content } from 'content/kinds';
import { type ByKind, piecesIn, referencesIn } from 'content/references';

/** Whether readers expect a thing once; events, tips, words and letters of animals may come again. */
const ONCE: ByKind<boolean> = {
  ...{ articles: true, debates: true, questions: true, comics: true, experiments: true },
  ...{ jokes: true, twisters: true, riddles: true, briefs: true, history: true, regional: true },
  ...{ diagrams: false, animals: false, events: false, books: false, games: false, words: false },
};

/** Content that an earlier issue has printed: → [{ file: 'issues/2026-47.yaml', field: 'pages[2].pieces[3].titles[1]', found:
 * '„Besuch aus dem Norden“, gedruckt schon in 2026-46', expected: '…' }] */
export function printedBefore({ issues }: Content): WarningFields[] {
  const printed = new Map<string, string>();
  const inOrder = issues.toSorted((one, other) => one.name.localeCompare(other.name));
  const references = inOrder.flatMap((issue) =>
    piecesIn(issue).flatMap(({ piece, field }) =>
      referencesIn(piece).map(({ key, kind, name }) => ({ issue: issue.name, field: `${field}.${key}`, kind, name })),
    ),
  );
  return references.flatMap(({ issue, field, kind, name }): WarningFields[] => {
    if (!ONCE[kind]) return [];
    const before = printed.get(`${kind} ${name}`) ?? issue;
    printed.set(`${kind} ${name}`, before);
    if (before === issue) return [];
    const found = `„${name}“, gedruckt schon in ${before}`;
    return [{ file: `issues/${issue}.yaml`, field, found, expected: 'etwas, das noch in keiner Ausgabe stand' }];
  });
}
