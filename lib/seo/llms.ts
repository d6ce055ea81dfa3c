import { absolute } from 'content/address';
import type { Content } from 'content/kinds';
import { filledPages } from '@/lib/pages/registry';
import type { PageType } from '@/lib/pages/site-page';
import { ALL_ICS_PATH, ATOM_PATH } from '@/lib/paths';

type Named = { name: string; path: string; note: string };

const link = ({ name, path, note }: Named) => `- [${name}](${absolute(path)}): ${note.replace(/\s+/g, ' ')}`;
const chapter = (heading: string, pages: Named[]) =>
  pages.length > 0 ? [`## ${heading}\n\n${pages.map(link).join('\n')}`] : [];

/** Format of llmstxt.org:
 * llmsText(content) → '# DUDA – die Kinderzeitung\n\n> …\n\n## Bücher\n\n- [Die Wolkenwerft](https://…/books/10/): …' */
export function llmsText(content: Content): string {
  const { site, landing, lists, parents, school, debatePage, questionPage } = content;
  const pages = filledPages(content);
  const of = (...types: PageType[]) => types.flatMap((type) => pages.filter((page) => page.type === type));
  return [
    `# ${site.portal}`,
    `> ${site.description}`,
    site.about,
    ...chapter(landing.subscribe.heading, of('plan', 'subscription')),
    ...chapter(landing.events.kicker, of('event')),
    ...chapter(lists.issues.title, of('ausgaben', 'ausgabe', 'ausgaben-archiv')),
    ...chapter(lists.news.title, of('article')),
    ...chapter(debatePage.title, of('streitfragen', 'streitfrage')),
    ...chapter(questionPage.title, of('fragen', 'frage')),
    ...chapter(lists.lastPage.title, of('letzte-seite', 'experiment', 'heute-vor')),
    ...chapter(lists.puzzles.title, of('raetsel', 'raetselheft', 'raetsel-woche')),
    ...chapter(lists.books.title, of('books', 'book')),
    ...chapter(lists.games.title, of('games')),
    ...chapter(school.title, of('schule', 'stunde', 'elternbrief')),
    ...chapter(parents.title, of('eltern', 'redaktion')),
    ...chapter('Mehr', [
      ...of('lesekompetenz', 'kennenlernen', 'woerterbuch', 'arbeitsblaetter'),
      { name: 'Atom-Feed', path: ATOM_PATH, note: lists.news.description },
      { name: 'Kalender', path: ALL_ICS_PATH, note: landing.events.heading },
    ]),
    '',
  ].join('\n\n');
}
