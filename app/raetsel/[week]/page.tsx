import { today } from 'german/dates/day';
import { notFound } from 'next/navigation';
import { allWeeks } from 'puzzles/weeks';
import { WeekPage } from '@/components/puzzles/week-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { paramsOf } from '@/lib/pages/params';
import { puzzleWeekPath } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

type Props = { params: Promise<{ week: string }> };

export const dynamicParams = false;

const weeks = allWeeks(content.lists.puzzles.first, today());
const names = weeks.map(({ name }) => name);
export const generateStaticParams = () => paramsOf('week', names);

const placeOf = async ({ params }: Props) => {
  const { week } = await params;
  return names.includes(week) ? names.indexOf(week) : notFound();
};

export const generateMetadata = async (props: Props) => metadataOf(puzzleWeekPath(names[await placeOf(props)] ?? ''));

/** The puzzles of one week (R-PUZ-3). */
export default async function PuzzleWeekPage(props: Props) {
  const at = await placeOf(props);
  const week = weeks[at] ?? notFound();
  return (
    <>
      <JsonLd graph={pageGraph(puzzleWeekPath(week.name))} />
      <Breadcrumb path={puzzleWeekPath(week.name)} />
      <WeekPage week={week} before={weeks[at - 1]} after={weeks[at + 1]} />
    </>
  );
}
