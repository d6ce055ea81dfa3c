import { today } from 'german/dates/day';
import { notFound } from 'next/navigation';
import { pastYears } from 'puzzles/weeks';
import { PuzzleYearPage } from '@/components/puzzles/puzzle-year-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { paramsOf } from '@/lib/pages/params';
import { puzzleYearPath } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

type Props = { params: Promise<{ year: string }> };

export const dynamicParams = false;

const years = pastYears(content.lists.puzzles.first, today());
export const generateStaticParams = () => paramsOf('year', years);

const yearOf = async ({ params }: Props) => {
  const { year } = await params;
  return years.find((one) => String(one) === year) ?? notFound();
};

export const generateMetadata = async (props: Props) => metadataOf(puzzleYearPath(await yearOf(props)));

/** The weeks of a past year (R-PUZ-2). */
export default async function PastPuzzlesPage(props: Props) {
  const year = await yearOf(props);
  return (
    <>
      <JsonLd graph={pageGraph(puzzleYearPath(year))} />
      <Breadcrumb path={puzzleYearPath(year)} />
      <PuzzleYearPage year={year} />
    </>
  );
}
