import type { Content } from 'content/kinds';
import { debatePath, PATHS } from '@/lib/paths';
import { type Draft, page } from './draft';

/** debateEntries(content) → [{ path: '/streitfrage/', … }, { kind: 'news', title: 'Brauchen wir noch Zoos?',
 * note: 'Streitfrage der Woche · 17. Oktober 2026', … }, …] */
export const debateEntries = ({ debates, debatePage: { title, description, intro } }: Content): Draft[] => [
  page(PATHS.debates, title, 'Alle Streitfragen', `${description} ${intro}`, {
    keywords: 'Debatte Diskussion diskutieren streiten abstimmen Abstimmung Stimmzettel Klasse Meinung',
  }),
  ...debates.map(({ slug, date, pro, contra, facts, image, ...debate }) => ({
    kind: 'news' as const,
    title: debate.title,
    path: debatePath(slug),
    note: `${title} · ${date.text}`,
    text: [debate.excerpt, pro.text, contra.text].join(' '),
    keywords: 'Streitfrage Debatte',
    aside: [...pro.reasons, ...contra.reasons, ...facts.map(({ text }) => text)].join(' '),
    image: image?.src,
    // Low: opinions rank below explanations of the same topic.
    weight: 0.3,
  })),
];
