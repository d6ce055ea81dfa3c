import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LessonView } from '@/components/school/lesson-view';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { paramsOf } from '@/lib/pages/params';
import { lessonPath, PATHS } from '@/lib/paths';
import { lessonResource } from '@/lib/seo/graph/lesson';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

type Props = { params: Promise<{ lesson: string }> };

const { school } = content;
const lessonAt = async ({ params }: Props) => {
  const { lesson: slug } = await params;
  return school.lessons.find((lesson) => lesson.slug === slug);
};

export const dynamicParams = false;
export const generateStaticParams = () =>
  paramsOf(
    'lesson',
    school.lessons.map(({ slug }) => slug),
  );

export async function generateMetadata(props: Props): Promise<Metadata> {
  const lesson = await lessonAt(props);
  return lesson ? metadataOf(lessonPath(lesson.slug)) : {};
}

export default async function LessonPage(props: Props) {
  const lesson = await lessonAt(props);
  if (!lesson) notFound();
  return (
    <>
      <JsonLd graph={pageGraph(lessonPath(lesson.slug), lessonResource(lesson))} />
      <Breadcrumb path={lessonPath(lesson.slug)} />
      <LessonView lesson={lesson} back={{ href: PATHS.school, label: 'Alle Stunden' }} />
    </>
  );
}
