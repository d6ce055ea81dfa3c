import { today } from 'german/dates/day';
import { notFound } from 'next/navigation';
import { IssueYearPage } from '@/components/issue/issue-year-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { pastYears } from '@/lib/issues/rack';
import { paramsOf } from '@/lib/pages/params';
import { issueYearPath } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

type Props = { params: Promise<{ year: string }> };

export const dynamicParams = false;

const years = pastYears(content.issues, today());
export const generateStaticParams = () => paramsOf('year', years);

const yearOf = async ({ params }: Props) => {
  const { year } = await params;
  return years.find((one) => String(one) === year) ?? notFound();
};

export const generateMetadata = async (props: Props) => metadataOf(issueYearPath(await yearOf(props)));

/** Issues of a past year (R-ISS-6). */
export default async function PastIssuesPage(props: Props) {
  const year = await yearOf(props);
  const path = issueYearPath(year);
  return (
    <>
      <JsonLd graph={pageGraph(path)} />
      <Breadcrumb path={path} />
      <IssueYearPage year={year} />
    </>
  );
}
