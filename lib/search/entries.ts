import type { Article, Content } from '@/lib/content/kinds';
import { today } from '@/lib/dates/day';
import { asExample } from '@/lib/events/example';
import { articlePath, bookPath, eventPath, gamePath, planPath } from '@/lib/paths';
import { plansAsOf } from '@/lib/plans/in-order';
import { snippet } from '@/lib/seo/snippet';
import { coverOf } from '@/lib/tips/facts';
import { uniqueById } from '@/lib/tips/unique';
import type { Kind } from './found';

/** Something that can be found, before its picture is looked up. */
export type Draft = {
  kind: Kind;
  title: string;
  path: string;
  note: string;
  /** Its beginning is shown; all of it is searched. */
  text: string;
  keywords?: string;
  /** Below content/pictures. */
  image?: string | undefined;
};

const READING = '/vorteile/lesekompetenz/';
const bodyOf = ({ content }: Article) => content.flatMap((block) => ('text' in block ? [block.text] : [])).join(' ');

function tips({ books, games }: Content): Draft[] {
  return [
    ...uniqueById(books).items.map((book) => ({
      kind: 'book' as const,
      title: book.title,
      path: bookPath(book.id),
      note: `von ${book.author} · ${book.genre} · ${book.age}`,
      text: book.description,
      keywords: `${book.author} ${book.genre} ${book.publisher} ${coverOf(book)?.alt ?? ''} Buch Buchtipp`,
      image: coverOf(book)?.src,
    })),
    ...uniqueById(games).items.map((game) => ({
      kind: 'game' as const,
      title: game.title,
      path: gamePath(game.id),
      note: `${game.type} · ${game.age} · ${game.players}`,
      text: game.description,
      keywords: `${game.type} ${game.publisher} ${game.image.alt} Spiel Spieletipp`,
      image: game.image.src,
    })),
  ];
}

function news({ articles, news: { regional, animals } }: Content): Draft[] {
  return [
    ...articles.map((article) => ({
      kind: 'news' as const,
      title: article.title,
      path: articlePath(article.slug),
      note: `${article.category} · ${article.date}`,
      text: `${article.excerpt} ${bodyOf(article)}`,
      keywords: `${article.category} ${article.image.alt} Artikel`,
      image: article.image.src,
    })),
    ...regional.map(({ title, date, excerpt, image }) => ({
      kind: 'news' as const,
      title,
      path: '/news/#region',
      note: `Neues aus unserer Region · ${date}`,
      text: excerpt,
      image: image.src,
    })),
    ...animals.map(({ letter, animal, fact, image }) => ({
      kind: 'news' as const,
      title: `${letter} wie ${animal}`,
      path: '/news/#tiere',
      note: 'TIER ABC',
      text: fact,
      image: image.src,
    })),
  ];
}

function pages({ site, landing, lists, subscription, plans, pages: prose, faq, glossary }: Content): Draft[] {
  const page = (path: string, title: string, note: string, text: string, more: Partial<Draft> = {}): Draft => ({
    kind: 'page',
    path,
    title,
    note,
    text,
    ...more,
  });
  const { lesekompetenz, ...further } = prose;
  const bodies = (sections: typeof lesekompetenz.sections) =>
    sections
      .map(({ heading, body }) => `${heading} ${body}`)
      .join(' ')
      .replace(/\[([^\]]*)\]\([^)]*\)|[*_#]/g, '$1');
  return [
    page('/', landing.title, 'Startseite', `${landing.description} ${landing.why.lead}`, {
      image: landing.hero.image.src,
    }),
    ...plansAsOf(plans, today()).map((plan) =>
      page(
        planPath(plan.id),
        plan.headline,
        'Abo bestellen',
        `${plan.lead} ${plan.followUp} ${plan.ending.join(' ')}`,
        {
          keywords: `Abo Abonnement ${plan.title} ${plan.badge} ${plan.formTitle} Preis Kosten`,
          image: plan.icon.src,
        },
      ),
    ),
    page('/subscription/', subscription.title, 'Weitere Angebote', subscription.intro, {
      keywords: subscription.plans.map(({ title }) => title).join(' '),
      image: subscription.image.src,
    }),
    page('/books/', lists.books.title, 'Alle Bücher', lists.books.description),
    page('/games/', lists.games.title, 'Alle Spiele', lists.games.description),
    page('/news/', lists.news.title, 'Alle Nachrichten', lists.news.description),
    page('/woerterbuch/', lists.dictionary.title, 'Schwierige Wörter', lists.dictionary.description, {
      keywords: glossary.flatMap(({ word, forms }) => [word, ...forms]).join(' '),
    }),
    page(READING, lesekompetenz.title, 'Für Eltern', `${lesekompetenz.lead} ${bodies(lesekompetenz.sections)}`, {
      image: lesekompetenz.image?.src,
    }),
    ...faq.map(({ question, answer }, index) =>
      page(`${READING}#faq-${index + 1}`, question, 'Häufige Fragen', answer),
    ),
    ...Object.entries(further).map(([slug, { title, kicker, lead, sections, image }]) =>
      page(`/${slug}/`, title, kicker ?? site.product, `${lead} ${bodies(sections)}`, { image: image?.src }),
    ),
  ];
}

/** Everything on this site that can be found, events first. */
export const draftEntries = (content: Content): Draft[] => [
  ...content.events.map((event) => ({
    kind: 'event' as const,
    title: event.title,
    path: eventPath(event.id),
    note: asExample(event, `${event.date} · ${event.location}`),
    text: event.description ?? '',
    keywords: `${content.site.eventCategories[event.category].one} ${event.location} ${event.fullAddress ?? ''} ${event.image.alt} Veranstaltung Termin`,
    image: event.image.src,
  })),
  ...tips(content),
  ...news(content),
  ...pages(content),
];

export const excerptOf = ({ text }: Draft) => snippet(text);
