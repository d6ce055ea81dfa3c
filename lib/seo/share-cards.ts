import type { Content } from '@/lib/content/kinds';
import { type Day, today } from '@/lib/dates/day';
import { MONTHS } from '@/lib/dates/german';
import { asExample } from '@/lib/events/example';
import type { palette } from '@/lib/palette';
import { articlePath, bookPath, eventPath, planPath } from '@/lib/paths';
import { plansAsOf } from '@/lib/plans/in-order';
import { coverOf } from '@/lib/tips/facts';
import { uniqueById } from '@/lib/tips/unique';

/** What a share picture shows. */
export type ShareCard = {
  /** The page it belongs to; its picture is served as `${path}og.png`. */
  path: string;
  kicker: string;
  title: string;
  line: string;
  /** Below content/pictures. */
  image: string;
  ground: keyof typeof palette;
  /** A torn-off calendar leaf on the picture. */
  leaf?: { day: string; month: string };
};

const CATEGORY = { lesung: 'lilac', workshop: 'teal', theater: 'coral', ausstellung: 'sky', ausflug: 'leaf' } as const;
const SHELVES = ['mint', 'sky', 'pink', 'sun', 'lilac'] as const;

/** leafOf('2026-12-12') → { day: '12', month: 'Dez' } */
function leafOf(day: Day): ShareCard['leaf'] {
  const month = MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
  return { day: String(Number(day.slice(8))), month: month.length > 4 ? month.slice(0, 3) : month };
}

/** The share pictures of the whole site: a general one, and one for each event, article, book and plan. */
export function shareCards({ site, landing, events, articles, books, plans }: Content): ShareCard[] {
  return [
    {
      path: '/',
      kicker: site.portal,
      title: site.tagline,
      line: landing.hero.highlights[0] ?? '',
      image: landing.hero.image.src,
      ground: 'sun',
    },
    ...events.map((event) => ({
      path: eventPath(event.id),
      kicker: asExample(event, site.eventCategories[event.category].one),
      title: event.title,
      line: `${event.date.text}, ${event.location}`,
      image: event.image.src,
      ground: CATEGORY[event.category],
      leaf: leafOf(event.date.first),
    })),
    ...articles.map(({ slug, title, category, image }) => ({
      path: articlePath(slug),
      kicker: category,
      title,
      line: 'Nachrichten für Kinder von 8 bis 12',
      image: image.src,
      ground: 'sun' as const,
    })),
    ...uniqueById(books).items.map((book) => ({
      path: bookPath(book.id),
      kicker: `Buchtipp · ${book.genre}`,
      title: book.title,
      line: `von ${book.author}, ${book.age.text}`,
      image: (coverOf(book) ?? book.cover).src,
      ground: SHELVES[book.id % SHELVES.length] ?? 'mint',
    })),
    ...plansAsOf(plans, today()).map((plan) => ({
      path: planPath(plan.id),
      kicker: plan.badge,
      title: plan.headline,
      line: [plan.price.prefix, plan.price.amount.text, plan.price.period].filter(Boolean).join(' '),
      image: plan.icon.src,
      ground: plan.colour,
    })),
  ];
}
