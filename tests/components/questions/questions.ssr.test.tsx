import type { AskedQuestion } from 'content/kinds';
import { renderToStaticMarkup } from 'react-dom/server';
import { QuestionView } from '@/components/questions/question-view';
import { QuestionsPage } from '@/components/questions/questions-page';
import { content } from '@/lib/content';

const [asked, ...others] = content.questions as [AskedQuestion, ...AskedQuestion[]];

test('lists each question with its short answer and says who asked (R-QUE-1)', () => {
  const page = renderToStaticMarkup(<QuestionsPage />);
  for (const { short } of content.questions) expect(page).toContain(short);
  expect(page).toContain(content.questionPage.asked);
});

test('answers a question in both texts, with its sources (R-QUE-2)', () => {
  const page = renderToStaticMarkup(<QuestionView asked={asked} others={others} />);
  expect(page).toContain('data-level="ganz"');
  expect(page).toContain('data-level="leicht"');
  for (const { title } of asked.sources) expect(page).toContain(title);
  for (const { question } of others) expect(page).toContain(question);
});
