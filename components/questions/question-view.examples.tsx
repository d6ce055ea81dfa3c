import type { AskedQuestion } from 'content/kinds';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { QuestionView } from './question-view';

const [asked, ...others] = content.questions as [AskedQuestion, ...AskedQuestion[]];

export const examples = {
  'eine Frage mit den nächsten': <QuestionView asked={asked} others={others} />,
} satisfies Examples;
