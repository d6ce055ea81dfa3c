import { content } from '@/lib/content';
import type { AskedQuestion, Debate } from '@/lib/content/kinds';
import { debateArticle } from '@/lib/seo/graph/debate';
import { questionArticle } from '@/lib/seo/graph/question';

const { debates, debatePage, questions, questionPage, site } = content;
const [debate] = debates as [Debate];
const [asked] = questions as [AskedQuestion];

test('debates and questions are articles in structured data (R-QUE-3)', () => {
  expect(debateArticle(debate, debatePage, site)).toMatchObject({
    '@type': 'Article',
    headline: debate.title,
    citation: debate.facts.map(({ source }) => source.title),
  });
  expect(questionArticle(asked, questionPage, site)).toMatchObject({
    '@type': 'Article',
    headline: asked.question,
    description: asked.short,
  });
});
