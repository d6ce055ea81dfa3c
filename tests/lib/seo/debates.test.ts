import type { AskedQuestion, Debate } from 'content/kinds';
import { startOfDay } from 'german/dates/offset';
import { content } from '@/lib/content';
import { debateArticle } from '@/lib/seo/graph/debate';
import { questionArticle } from '@/lib/seo/graph/question';

const { debates, questions } = content;
const [debate] = debates as [Debate];
const [asked] = questions as [AskedQuestion];

test('debates and questions are articles in structured data (R-QUE-3)', () => {
  expect(debateArticle(debate, content)).toMatchObject({
    '@type': 'Article',
    headline: debate.title,
    citation: debate.facts.map(({ source }) => source.title),
  });
  expect(questionArticle(asked, content)).toMatchObject({
    '@type': 'Article',
    headline: asked.question,
    description: asked.short,
    image: expect.stringMatching(/\/og\.png$/),
    dateModified: startOfDay(asked.date.first),
  });
});
