import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { articlePath } from '@/lib/paths';
import { NewsroomPage } from './newsroom-page';

const page = content.parents.newsroom;
const corrected = {
  date: {
    text: '5. April 2027',
    first: '2027-04-05' as const,
    last: '2027-04-05' as const,
    days: ['2027-04-05' as const],
  },
  article: { label: 'Wie eine Zeitung entsteht', href: articlePath('wie-eine-zeitung-entsteht') },
  before: 'Die Druckmaschine ist 30 Meter hoch.',
  after: 'Die Druckmaschine ist 13 Meter hoch.',
};

export const examples = {
  'ohne Berichtigung': <NewsroomPage page={page} />,
  'mit einer Berichtigung': (
    <NewsroomPage page={{ ...page, corrections: { ...page.corrections, list: [corrected] } }} />
  ),
} satisfies Examples;
