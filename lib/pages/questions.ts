import type { Content } from 'content/kinds';
import { changedOn } from '@/lib/news/corrections';
import { PATHS, questionPath } from '@/lib/paths';
import type { SitePage } from './site-page';

/** questionPages(content) → [{ type: 'fragen', path: '/fragen/', … }, { type: 'frage', path: '/fragen/gaensehaut/', … }, …] */
export function questionPages(content: Content): SitePage[] {
  const { questions, questionPage } = content;
  const overview = { name: questionPage.title, path: PATHS.questions };
  return [
    {
      type: 'fragen',
      ...overview,
      note: questionPage.description,
      isEmpty: questions.length === 0,
      changed: questions[0]?.date.first,
      images: [],
    },
    ...questions.map(
      ({ slug, question, short, date }): SitePage => ({
        type: 'frage',
        path: questionPath(slug),
        name: question,
        note: short,
        under: overview,
        changed: changedOn(questionPath(slug), date.first, content),
        images: [],
      }),
    ),
  ];
}
