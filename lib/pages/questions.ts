import type { Content } from '@/lib/content/kinds';
import { PATHS, questionPath } from './paths';
import type { SitePage } from './site-page';

/** questionPages(content) → [{ type: 'fragen', path: '/fragen/', … }, { type: 'frage', path: '/fragen/gaensehaut/', … }, …] */
export function questionPages({ questions, questionPage }: Content): SitePage[] {
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
        changed: date.first,
        images: [],
      }),
    ),
  ];
}
