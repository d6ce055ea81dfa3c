import type { Experiment } from 'content/kinds';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { ExperimentView } from './experiment-view';

const [experiment] = content.experiments as [Experiment];
const { care: _, ...without } = experiment;

export const examples = {
  'mit Vorsicht': (
    <ExperimentView
      experiment={{ ...experiment, care: 'Bitte einen Erwachsenen um Hilfe.' }}
      others={content.experiments}
    />
  ),
  'ohne Vorsicht': <ExperimentView experiment={without} others={[]} />,
} satisfies Examples;
