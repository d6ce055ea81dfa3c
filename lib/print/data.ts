import type { Content, Issue } from 'content/kinds';
import { picturesIn } from 'content/text';
import { weekday } from 'german/dates/day';
import { formatDay, MONTHS, WEEKDAYS } from 'german/dates/german';
import { typesetAll } from 'german/typography';
import { accentOf } from '@/lib/issues/accent';
import { type PrintPiece, piecesOf } from './pieces';

export type PrintPage = { number: number; section: string; accent: string; pieces: PrintPiece[]; facing?: PrintPage };
/** A page, or two facing pages that are closed together. */
type Spread = { template: string; pages: PrintPage[] };

export type PrintData = {
  issue: {
    product: string;
    name: string;
    /** '47/2026' */
    number: string;
    title: string;
    description: string;
    motto: string;
    stamp?: string;
    cover: Issue['cover'];
    on: { year: number; month: number; day: number };
    /** 'Samstag, 21. November 2026', and its parts for the masthead. */
    dateText: string;
    weekday: string;
    dayText: string;
    monthText: string;
    tagline: string;
    /** Lines above the masthead. */
    above: string[];
    /** Clay figures that no piece shows, rotated weekly: the first leans into the masthead, others fill gaps. */
    figures: Issue['cover'][];
  };
  sheets: Spread[];
};

/** Merges facing pages with the template `story` into one sheet:
 * sheetsOf(content, issue) → [{ template: 'front', pages: [1] }, …, { template: 'story', pages: [4, 5] }] */
function sheetsOf(content: Content, issue: Issue): Spread[] {
  const sheets: Spread[] = [];
  for (const [at, { template, section, pieces }] of issue.pages.entries()) {
    const number = at + 1;
    const page: PrintPage = {
      number,
      section,
      accent: accentOf(number),
      pieces: piecesOf(content, issue, at, pieces),
    };
    const before = sheets.at(-1);
    // A facing page has an odd number.
    if (template === 'story' && before?.template === template && before.pages.length === 1 && number % 2 === 1) {
      const [left] = before.pages;
      if (left) left.facing = page;
      before.pages.push(page);
    } else sheets.push({ template, pages: [page] });
  }
  return sheets;
}

/** Starts at the issue number: figuresOf(content, issue) → [{ src: 'benefits/werte.webp', … }, …] */
function figuresOf(content: Content, issue: Issue): Issue['cover'][] {
  const icons = content.landing.benefits.cards.map(({ icon }) => icon);
  const shown = new Set(picturesIn(issue.pages).map(({ src }) => src));
  const from = issue.number % Math.max(1, icons.length);
  return [...icons.slice(from), ...icons.slice(0, from)].filter(({ src }) => !shown.has(src));
}

/** An issue with all content it refers to, for the templates:
 * printData(content, issue) → { issue: { number: '47/2026', … }, sheets: [{ template: 'front', pages: […] }, …] } */
export function printData(content: Content, issue: Issue): PrintData {
  const [year, month, day] = issue.date.split('-').map(Number) as [number, number, number];
  const { name: product } = content.title;
  const weekdayText = WEEKDAYS[weekday(issue.date)] as string;
  return typesetAll({
    issue: {
      product,
      name: issue.name,
      number: `${issue.number}/${issue.year}`,
      title: `${product}, Nr. ${issue.number}/${issue.year}: ${issue.motto}`,
      description: `${content.site.tagline}, Ausgabe vom ${formatDay(issue.date)}`,
      motto: issue.motto,
      stamp: issue.stamp,
      cover: issue.cover,
      on: { year, month, day },
      dateText: `${weekdayText}, ${formatDay(issue.date)}`,
      weekday: weekdayText,
      dayText: `${day}.`,
      monthText: `${MONTHS[month - 1]} ${year}`,
      tagline: content.site.tagline,
      above: [content.landing.rule, ...content.landing.hero.highlights.slice(0, 1)],
      figures: figuresOf(content, issue),
    },
    sheets: sheetsOf(content, issue),
  });
}
