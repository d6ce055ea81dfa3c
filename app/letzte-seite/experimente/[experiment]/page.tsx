import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ExperimentView } from '@/components/last-page/experiment-view';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { derived } from '@/lib/images';
import { nextIn } from '@/lib/next-in';
import { paramsOf } from '@/lib/pages/params';
import { experimentPath } from '@/lib/paths';
import { howTo } from '@/lib/seo/graph/experiment';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

/** Fills one row on a desktop and three on a phone. */
const NEXT = 6;

type Props = { params: Promise<{ experiment: string }> };

const { experiments } = content;
const experimentAt = async ({ params }: Props) => {
  const { experiment: slug } = await params;
  return experiments.find((experiment) => experiment.slug === slug);
};

export const dynamicParams = false;
export const generateStaticParams = () =>
  paramsOf(
    'experiment',
    experiments.map(({ slug }) => slug),
  );

export async function generateMetadata(props: Props): Promise<Metadata> {
  const experiment = await experimentAt(props);
  return experiment ? metadataOf(experimentPath(experiment.slug)) : {};
}

export default async function ExperimentPage(props: Props) {
  const experiment = await experimentAt(props);
  if (!experiment) notFound();
  return (
    <>
      <JsonLd
        graph={pageGraph(experimentPath(experiment.slug), howTo(experiment, derived(experiment.image.src).src))}
      />
      <Breadcrumb path={experimentPath(experiment.slug)} />
      <ExperimentView experiment={experiment} others={nextIn(experiments, experiment, NEXT)} />
    </>
  );
}
