import { startOfDay } from 'german/dates/offset';
import { notFound } from 'next/navigation';
import { QuestionView } from '@/components/questions/question-view';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { changedOn } from '@/lib/news/corrections';
import { nextIn } from '@/lib/next-in';
import { paramsOf } from '@/lib/pages/params';
import { questionPath } from '@/lib/paths';
import { publishedAt } from '@/lib/seo/graph/article';
import { pageGraph } from '@/lib/seo/graph/page';
import { questionArticle } from '@/lib/seo/graph/question';
import { JsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

/** Fills one row on a tablet and a column on a desktop. */
const NEXT = 4;

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

const { questions, questionPage } = content;
export const generateStaticParams = () =>
  paramsOf(
    'slug',
    questions.map(({ slug }) => slug),
  );

const askedIn = async ({ params }: Props) => {
  const { slug } = await params;
  return questions.find((asked) => asked.slug === slug) ?? notFound();
};

export async function generateMetadata(props: Props) {
  const asked = await askedIn(props);
  const { slug, question, short } = asked;
  const path = questionPath(slug);
  const modified = startOfDay(changedOn(path, asked.date.first, content));
  const article = { published: publishedAt(asked), modified, section: questionPage.title };
  return pageMetadata({ title: question, description: short, path, ...article });
}

export default async function QuestionPage(props: Props) {
  const asked = await askedIn(props);
  return (
    <>
      <JsonLd graph={pageGraph(questionPath(asked.slug), questionArticle(asked, content))} />
      <Breadcrumb path={questionPath(asked.slug)} />
      <QuestionView asked={asked} others={nextIn(questions, asked, NEXT)} />
    </>
  );
}
