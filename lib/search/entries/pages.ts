import type { Content, Page, PageSlug } from 'content/kinds';
import { MONTHS, WEEKDAYS } from 'german/dates/german';
import { headingAnchor } from 'german/text';
import { PROSE } from '@/lib/pages/prose';
import { PATHS } from '@/lib/paths';
import { type Draft, markdownToLine, page } from './draft';

/** One entry per section: pageEntries(content) → [{ path: '/#benefits', isPart: true, … }, …, { path: '/agb/#9-lieferung', title:
 * 'Lieferung', … }] */
export function pageEntries({ landing, lists, pages, faq, title }: Content): Draft[] {
  return [
    ...landingEntries(landing),
    ...faq.map(({ question, answer }, index) =>
      page(`${PATHS.reading}#faq-${index + 1}`, question, 'Häufige Fragen', answer, { weight: 1.2, answers: true }),
    ),
    ...PROSE.flatMap(({ slug, path }) => {
      const note = path === PATHS.reading ? 'Für Eltern' : (pages[slug].kicker ?? title.name);
      return prose(path, pages[slug], note, WEIGHTS[slug] ?? 1);
    }),
    page(PATHS.kept, lists.kept.title, lists.kept.button.take, `${lists.kept.description} ${lists.kept.intro}`, {
      keywords: 'offline ohne Internet',
      weight: 0.8,
    }),
    page(
      PATHS.scrapbook,
      lists.scrapbook.title,
      lists.scrapbook.how.title,
      `${lists.scrapbook.description} ${lists.scrapbook.intro}`,
      {
        keywords: 'merken Wörter üben Karteikarten Stempel',
        weight: 0.8,
      },
    ),
  ];
}

/** Legal pages mostly repeat others, so they weigh less; those with a form weigh more. */
const WEIGHTS: Partial<Record<PageSlug, number>> = {
  kuendigen: 1.3,
  widerruf: 1.2,
  agb: 0.7,
  datenschutz: 0.5,
  barrierefreiheit: 0.5,
  bildnachweis: 0.5,
};

/** A page and its sections: prose('/agb/', agb, 'DUDA', 1) → [{ path: '/agb/', … }, { path: '/agb/#9-lieferung', isPart: true, … }] */
export function prose(
  path: string,
  { title, description, lead, sections, image }: Page,
  note: string,
  weight: number,
): Draft[] {
  return [
    page(path, title, note, markdownToLine(lead), {
      image: image?.src,
      keywords: description,
      weight: Math.max(0.9, weight),
    }),
    ...sections.map(({ heading, body }) =>
      page(`${path}#${headingAnchor(heading)}`, heading.replace(/^\d+\.\s+/, ''), title, markdownToLine(body), {
        image: image?.src,
        weight: weight * 0.85,
        isPart: true,
      }),
    ),
  ];
}

function landingEntries({
  title,
  description,
  hero,
  why,
  benefits,
  promos,
  subscribe,
  tips,
  events,
  news,
}: Content['landing']): Draft[] {
  const part = (anchor: string, name: string, text: string, more: Partial<Draft> = {}) =>
    page(`/#${anchor}`, name, 'Startseite', text, { isPart: true, weight: 0.9, ...more });
  return [
    page('/', title, 'Startseite', `${description} ${why.lead}`, {
      image: hero.image.src,
      keywords: why.points.map((point) => `${point.title} ${point.text}`).join(' '),
    }),
    part('subscribe', subscribe.heading, subscribe.lead, { keywords: `Abo ${subscribe.kicker}`, weight: 1.1 }),
    part('benefits', benefits.heading, benefits.lead),
    ...benefits.cards.map((card) => part('benefits', card.title, card.description, { image: card.icon.src })),
    part('games-books', tips.heading, tips.lead, { keywords: tips.kicker }),
    // A query for a month or day is about events.
    part('events', events.heading, events.lead, {
      keywords: events.kicker,
      aside: [...MONTHS, ...WEEKDAYS, 'Wochenende'].join(' '),
    }),
    part('news', news.heading, news.lead),
    ...promos.map(({ id, title: name, text, image }) => part(id, name, text, { image: image.src })),
  ];
}
