import type { WarningFields } from 'content/fault';
import type { Content } from 'content/kinds';
import { referencesOf } from 'content/pieces';
import type { Kind } from 'content/references';

/** Whether readers expect a thing once; events, tips, words and letters of animals may come again. */
const ONCE: Record<Kind, boolean> = {
  ...{ articles: true, debates: true, questions: true, comics: true, experiments: true },
  ...{ jokes: true, twisters: true, riddles: true, briefs: true, history: true, regional: true },
  ...{ diagrams: false, animals: false, events: false, books: false, games: false, words: false },
};

/** Content that an earlier issue has printed: → [{ file: 'issues/2026-47.yaml', found: '„vulkan“, gedruckt schon in 2026-46', … }] */
export function printedBefore({ issues }: Content): WarningFields[] {
  const printed = new Map<string, string>();
  const inOrder = issues.toSorted((one, other) => one.name.localeCompare(other.name));
  const references = inOrder.flatMap((issue) =>
    referencesOf(issue).map((reference) => ({ issue: issue.name, ...reference })),
  );
  return references.flatMap(({ issue, field, kind, name }): WarningFields[] => {
    if (!ONCE[kind] || field === 'story') return [];
    const before = printed.get(`${kind} ${name}`) ?? issue;
    printed.set(`${kind} ${name}`, before);
    if (before === issue) return [];
    const found = `„${name}“, gedruckt schon in ${before}`;
    return [{ file: `issues/${issue}.yaml`, field, found, expected: 'etwas, das noch in keiner Ausgabe stand' }];
  });
}
