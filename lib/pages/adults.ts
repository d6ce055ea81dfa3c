import type { Content, Page } from 'content/kinds';
import { lessonPath, PATHS } from '@/lib/paths';
import type { SitePage } from './site-page';

const picturesOf = ({ image, sections }: Page) =>
  [image, ...sections.map((section) => section.image)].flatMap((one) => (one ? [one.src] : []));

/** Pages for parents and teachers: adultPages(content) → [{ type: 'eltern', path: '/eltern/', … }, …, { type: 'stunde', path:
 * '/schule/stunden/leseecke/', … }] */
export function adultPages({ parents, school }: Content): SitePage[] {
  const { newsroom } = parents;
  const atHome = { name: parents.title, path: PATHS.parents };
  const inClass = { name: school.title, path: PATHS.school };
  const { letter } = school;
  return [
    { type: 'eltern', ...atHome, note: parents.description, images: picturesOf(parents) },
    {
      type: 'redaktion',
      path: PATHS.newsroom,
      name: newsroom.title,
      note: newsroom.description,
      under: atHome,
      changed: newsroom.corrections.list
        .map(({ date }) => date.first)
        .sort()
        .at(-1),
      images: picturesOf(newsroom),
    },
    { type: 'schule', ...inClass, note: school.description, images: picturesOf(school) },
    ...school.lessons.map(
      ({ slug, title, note, goal }): SitePage => ({
        type: 'stunde',
        path: lessonPath(slug),
        name: title,
        note: `${note} ${goal}`,
        under: inClass,
        images: [],
      }),
    ),
    {
      type: 'elternbrief',
      path: PATHS.parentLetter,
      name: letter.title,
      note: letter.description,
      under: inClass,
      images: [],
    },
  ];
}
