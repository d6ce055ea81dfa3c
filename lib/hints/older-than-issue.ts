import type { WarningFields } from 'content/fault';
import type { Content } from 'content/kinds';
import { piecesIn } from 'content/pieces';
import { formatDay } from 'german/dates/german';

/** Content older than the issue that prints it: → [{ file: 'issues/2026-48.yaml', found: '„zoo“ vom 17. Oktober 2026', … }] */
export const olderThanIssue = ({ articles, debates, questions, comics, issues }: Content): WarningFields[] => {
  const things = { article: articles, debate: debates, question: questions, comic: comics } as const;
  return issues.flatMap((issue) =>
    piecesIn(issue).flatMap(({ piece, field }): WarningFields[] => {
      if (!('slug' in piece) || !(piece.type in things)) return [];
      const thing = things[piece.type as keyof typeof things].find(({ slug }) => slug === piece.slug);
      if (!thing || thing.date.first >= issue.date) return [];
      return [
        {
          file: `issues/${issue.name}.yaml`,
          field: `${field}.slug`,
          found: `„${piece.slug}“ vom ${thing.date.text}`,
          expected: `etwas, das mit der Ausgabe erscheint oder danach: date: ${formatDay(issue.date)}`,
        },
      ];
    }),
  );
};
