import type { Content } from '@/lib/content/kinds';
import { today } from '@/lib/dates/day';
import { asExample } from '@/lib/events/example';
import { ALL_ICS_PATH, ATOM_PATH, articlePath, bookPath, eventPath, planPath } from '@/lib/paths';
import { plansAsOf } from '@/lib/plans/in-order';
import { uniqueById } from '@/lib/tips/unique';
import { absolute } from './address';

const link = (title: string, path: string, note: string) =>
  `- [${title}](${absolute(path)}): ${note.replace(/\s+/g, ' ')}`;
const chapter = (heading: string, lines: string[]) => `## ${heading}\n\n${lines.join('\n')}`;

/** The site in short for language models (llmstxt.org): what it is, and where which fact stands. */
export function llmsText({
  site,
  landing,
  lists,
  plans,
  subscription,
  events,
  articles,
  books,
  pages,
}: Content): string {
  return [
    `# ${site.portal}`,
    `> ${site.description}`,
    site.about,
    chapter(landing.subscribe.heading, [
      ...plansAsOf(plans, today()).map(({ id, headline, price, followUp }) =>
        link(
          headline,
          planPath(id),
          `${[price.prefix, price.amount.text, price.period].filter(Boolean).join(' ')}. ${followUp}`,
        ),
      ),
      link(subscription.title, '/subscription/', subscription.description),
    ]),
    chapter(
      landing.events.kicker,
      events.map(({ id, title, example, date, time, location }) =>
        link(title, eventPath(id), asExample({ example }, `${date.text}, ${time.text}, ${location}`)),
      ),
    ),
    chapter(
      lists.news.title,
      articles.map(({ slug, title, excerpt }) => link(title, articlePath(slug), excerpt)),
    ),
    chapter(lists.books.title, [
      link(lists.books.title, '/books/', lists.books.description),
      ...uniqueById(books).items.map(({ id, title, author, age }) =>
        link(title, bookPath(id), `von ${author}, ${age.text}`),
      ),
    ]),
    chapter(lists.games.title, [link(lists.games.title, '/games/', lists.games.description)]),
    chapter('Mehr', [
      link(pages.lesekompetenz.title, '/vorteile/lesekompetenz/', pages.lesekompetenz.description),
      link(pages.kennenlernen.title, '/kennenlernen/', pages.kennenlernen.description),
      link(lists.dictionary.title, '/woerterbuch/', lists.dictionary.description),
      link('Atom-Feed', ATOM_PATH, lists.news.description),
      link('Kalender', ALL_ICS_PATH, landing.events.heading),
    ]),
    '',
  ].join('\n\n');
}
