import { KINDS, kindAt } from 'content/puzzle-kinds';
import { today } from 'german/dates/day';
import { notFound } from 'next/navigation';
import { kindsIn } from 'puzzles/week';
import { allWeeks } from 'puzzles/weeks';
import { PuzzlePage } from '@/components/puzzles/puzzle-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { puzzlePath } from '@/lib/pages/puzzle-path';
import { pageGraph } from '@/lib/seo/graph/page';
import { puzzleGraph } from '@/lib/seo/graph/puzzle';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

type Props = { params: Promise<{ week: string; kind: string }> };

export const dynamicParams = false;

const weeks = allWeeks(content.lists.puzzles.first, today());
const sheets = weeks.flatMap((week) => kindsIn(week).map((kind) => ({ week: week.name, kind: KINDS[kind].segment })));
export const generateStaticParams = () => sheets;

async function shownBy({ params }: Props) {
  const { week: name, kind: segment } = await params;
  const week = weeks.find((one) => one.name === name) ?? notFound();
  const kind = kindAt(segment) ?? notFound();
  return { week, kind, path: puzzlePath(name, kind) };
}

export const generateMetadata = async (props: Props) => metadataOf((await shownBy(props)).path);

/** A puzzle in both levels, to play and to print (R-PUZ-4). */
export default async function OnePuzzlePage(props: Props) {
  const { week, kind, path } = await shownBy(props);
  return (
    <>
      <JsonLd graph={pageGraph(path, puzzleGraph(content, kind, week))} />
      <Breadcrumb path={path} />
      <PuzzlePage week={week} kind={kind} />
    </>
  );
}
