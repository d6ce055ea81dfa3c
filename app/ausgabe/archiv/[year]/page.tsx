import { today } from 'german/dates/day';
import { notFound } from 'next/navigation';
import { IssueYears } from '@/components/issue/issue-years';
import { Root } from '@/components/issue/issues-page.styles';
import { Rack } from '@/components/issue/rack';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { pastYears } from '@/lib/issues/rack';
import { paramsOf } from '@/lib/pages/params';
import { issueYearPath, PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

type Props = { params: Promise<{ year: string }> };

export const dynamicParams = false;

const builtOn = today();
const years = pastYears(content.issues, builtOn);
export const generateStaticParams = () => paramsOf('year', years);

const yearOf = async ({ params }: Props) => {
  const { year } = await params;
  return years.find((one) => String(one) === year) ?? notFound();
};

export const generateMetadata = async (props: Props) => metadataOf(issueYearPath(await yearOf(props)));

/** Issues of a past year; one page per year keeps the list light (R-ISS-6). */
export default async function IssueYearPage(props: Props) {
  const year = await yearOf(props);
  const path = issueYearPath(year);
  const { title, archive } = content.lists.issues;
  const racked = content.issues.filter((issue) => issue.year === year).map((issue) => ({ issue }));
  return (
    <>
      <JsonLd graph={pageGraph(path)} />
      <Breadcrumb path={path} />
      <Page
        title={archive.title.replace('%year%', String(year))}
        lead={archive.intro.replace('%year%', String(year))}
        back={{ href: PATHS.issues, label: title }}
      >
        <Root>
          <Rack racked={racked} builtOn={builtOn} />
          <IssueYears current={path} />
        </Root>
      </Page>
    </>
  );
}
