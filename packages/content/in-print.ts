import type { Content, Issue } from './kinds';
import { referencesOf } from './pieces';

type Printed = Content['printed'];

/** Dated content that issues print, often before its day: printedIn(all, issues) → { debates: [zoo], questions: [ … ], comics: [ … ] } */
export function printedIn({ debates, questions, comics }: Printed, issues: readonly Issue[]): Printed {
  const named = new Set(issues.flatMap(referencesOf).map(({ kind, name }) => `${kind} ${name}`));
  const isNamed = (kind: keyof Printed) => (entry: { slug: string }) => named.has(`${kind} ${entry.slug}`);
  return {
    debates: debates.filter(isNamed('debates')),
    questions: questions.filter(isNamed('questions')),
    comics: comics.filter(isNamed('comics')),
  };
}
