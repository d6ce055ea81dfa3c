import { notFound } from 'next/navigation';
import { IssueView } from '@/components/issue/issue-view';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { derived } from '@/lib/images';
import { articlesIn } from '@/lib/issues/articles';
import { paramsOf } from '@/lib/pages/params';
import { issuePath } from '@/lib/paths';
import { publicationIssue } from '@/lib/seo/graph/issue';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

type Props = { params: Promise<{ issue: string }> };

export const dynamicParams = false;

const names = content.issues.map(({ name }) => name);
export const generateStaticParams = () => paramsOf('issue', names);

const issueOf = async ({ params }: Props) => {
  const { issue } = await params;
  return content.issues.find(({ name }) => name === issue) ?? notFound();
};

export const generateMetadata = async (props: Props) => metadataOf(issuePath((await issueOf(props)).name));

/** A whole issue to read, also without JavaScript (R-ISS-7). */
export default async function IssuePage(props: Props) {
  const issue = await issueOf(props);
  const articles = articlesIn(issue, content.articles);
  const about = publicationIssue(issue, articles, derived(issue.cover.src).src);
  return (
    <>
      <JsonLd graph={pageGraph(issuePath(issue.name), about)} />
      <Breadcrumb path={issuePath(issue.name)} />
      <IssueView issue={issue} />
    </>
  );
}
