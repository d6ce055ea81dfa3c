import type { Content, Issue } from './kinds';

type Printed = Content['printed'];

/** Dated content that issues print. An issue's page and PDF are built before its Saturday, when this content is not published yet.
 * printedIn(all, issues) → { debates: [zoo], questions: [ … ], comics: [ … ] } */
export function printedIn({ debates, questions, comics }: Printed, issues: readonly Issue[]): Printed {
  const named = new Set(
    issues.flatMap(({ pages }) =>
      pages.flatMap(({ pieces }) => pieces.flatMap((piece) => ('slug' in piece ? `${piece.type} ${piece.slug}` : []))),
    ),
  );
  const isNamed = (type: string) => (entry: { slug: string }) => named.has(`${type} ${entry.slug}`);
  return {
    debates: debates.filter(isNamed('debate')),
    questions: questions.filter(isNamed('question')),
    comics: comics.filter(isNamed('comic')),
  };
}
