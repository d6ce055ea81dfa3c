import { startOfDay } from 'german/dates/offset';
import { notFound } from 'next/navigation';
import { DebateView } from '@/components/debates/debate-view';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { changedOn } from '@/lib/news/corrections';
import { paramsOf } from '@/lib/pages/params';
import { debatePath } from '@/lib/paths';
import { publishedAt } from '@/lib/seo/graph/article';
import { debateArticle } from '@/lib/seo/graph/debate';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ slug: string }> };

/** Number of other debates listed below a debate. */
const OTHERS = 3;

export const dynamicParams = false;

const { debates, debatePage } = content;
export const generateStaticParams = () =>
  paramsOf(
    'slug',
    debates.map(({ slug }) => slug),
  );

const debateOf = async ({ params }: Props) => {
  const { slug } = await params;
  return debates.find((debate) => debate.slug === slug) ?? notFound();
};

export async function generateMetadata(props: Props) {
  const debate = await debateOf(props);
  const { slug, title, excerpt } = debate;
  const path = debatePath(slug);
  const modified = startOfDay(changedOn(path, debate.date.first, content));
  const article = { published: publishedAt(debate), modified, section: debatePage.title };
  return pageMetadata({ title, description: excerpt, path, ...article });
}

export default async function DebatePage(props: Props) {
  const debate = await debateOf(props);
  const others = debates.filter((other) => other !== debate).slice(0, OTHERS);
  return (
    <>
      <JsonLd graph={pageGraph(debatePath(debate.slug), debateArticle(debate, content))} />
      <Breadcrumb path={debatePath(debate.slug)} />
      <DebateView debate={debate} others={others} />
    </>
  );
}
