import { absolute } from 'content/address';
import type { Article, Content } from 'content/kinds';
import { KINDS, type Kind } from 'content/puzzle-kinds';
import { today } from 'german/dates/day';
import { fillTemplate } from 'german/fill-template';
import type { Week } from 'puzzles/week';
import { isOut, weekNumber } from 'puzzles/weeks';
import type { Game, LearningResource } from 'schema-dts';
import { puzzlePath } from '@/lib/pages/puzzle-path';
import { articlePath, articlePuzzlePath } from '@/lib/paths';
import { publisherOf } from './site';

type Names = { kind: Kind; path: string; name: string };

/** Untyped, as schema-dts does not support a node with two types. */
const graphOf = ({ lists }: Content, { kind, path, name }: Names, more: object) =>
  ({
    '@type': ['Game', 'LearningResource'],
    '@id': `${absolute(path)}#puzzle`,
    name,
    description: lists.puzzles.kinds[kind].how,
    url: absolute(path),
    inLanguage: 'de-DE',
    isAccessibleForFree: true,
    educationalLevel: ['ab Klasse 3', 'ab Klasse 5'],
    learningResourceType: 'Rätsel',
    timeRequired: `PT${lists.puzzles.kinds[kind].minutes.easy}M`,
    typicalAgeRange: '8-12',
    publisher: publisherOf(),
    ...more,
  }) as unknown as Game | LearningResource;

/** Undated before its week: puzzleGraph(content, 'cipher', week47) → { '@type': ['Game', 'LearningResource'], timeRequired: 'PT10M', … } */
export function puzzleGraph(content: Content, kind: Kind, week: Week, day = today()) {
  const name = fillTemplate(content.lists.puzzles.one.title, { kind: KINDS[kind].name, week: weekNumber(week) });
  return graphOf(
    content,
    { kind, path: puzzlePath(week.name, kind), name },
    isOut(week, day) ? { datePublished: week.first } : {},
  );
}

/** articlePuzzleGraph(content, article) → { '@type': ['Game', 'LearningResource'], isBasedOn: 'https://…/news/eulen/', … } */
export const articlePuzzleGraph = (content: Content, { slug, title }: Article) =>
  graphOf(
    content,
    {
      kind: 'crossword',
      path: articlePuzzlePath(slug),
      name: fillTemplate(content.lists.puzzles.article.title, { title }),
    },
    { isBasedOn: absolute(articlePath(slug)) },
  );
