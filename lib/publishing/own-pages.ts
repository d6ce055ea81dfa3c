import { fileOf } from 'content/files';
import type { Content, FOLDERS } from 'content/kinds';
import type { Times } from 'content/times';
import {
  articlePath,
  articlePuzzlePath,
  bookPath,
  debatePath,
  eventPath,
  experimentPath,
  issuePath,
  lessonPath,
  planPath,
  questionPath,
} from '@/lib/paths';

const PAGE_OF: { [Key in keyof typeof FOLDERS]?: (name: string) => string } = {
  events: (name) => eventPath(Number.parseInt(name, 10)),
  books: (name) => bookPath(Number.parseInt(name, 10)),
  articles: articlePath,
  issues: issuePath,
  debates: debatePath,
  questions: questionPath,
  experiments: experimentPath,
};

/** Address of a file's page: pageOf('articles/eulen.yaml') → '/news/eulen/'; '' without a page of its own */
export function pageOf(file: string): string {
  const [, folder = '', name = ''] = /^([a-z]+)\/(.+)\.yaml$/.exec(file) ?? [];
  return PAGE_OF[folder as keyof typeof PAGE_OF]?.(name) ?? '';
}

/** Content with a page of its own; `field` is the place of its `movedTo`. */
type Owner = { path: string; thing: Times; file: string; field: string };

/** Everything with a page of its own, by path: → [{ path: '/news/eulen/', thing, file: 'articles/eulen.yaml', field: 'movedTo' }, …] */
export function ownPages(all: Content): Owner[] {
  const own = (path: string, thing: Times, file: string, field = 'movedTo') => ({ path, thing, file, field });
  const named = (thing: Times, file: string) => own(pageOf(file), thing, file);
  return [
    ...all.articles.flatMap((one) => {
      const page = named(one, `articles/${one.slug}.yaml`);
      return [page, { ...page, path: articlePuzzlePath(one.slug) }];
    }),
    ...all.events.map((one) => named(one, `events/${one.name}.yaml`)),
    ...all.books.map((one) => named(one, fileOf('books', one.id))),
    ...all.debates.map((one) => named(one, `debates/${one.slug}.yaml`)),
    ...all.questions.map((one) => named(one, `questions/${one.slug}.yaml`)),
    ...all.experiments.map((one) => named(one, `experiments/${one.slug}.yaml`)),
    ...all.issues.map((one) => named(one, `issues/${one.name}.yaml`)),
    ...all.plans.map((one) => own(planPath(one.id), one, `plans/${one.id}.yaml`)),
    ...all.school.lessons.map((one, at) => own(lessonPath(one.slug), one, 'school.yaml', `lessons[${at + 1}].movedTo`)),
  ];
}
