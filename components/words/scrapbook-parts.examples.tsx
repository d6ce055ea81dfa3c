import type { Day } from 'german/dates/day';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { articlePath } from '@/lib/paths';
import { type Book, EMPTY } from '@/lib/words/book';
import type { Box } from '@/lib/words/card';
import { wordsOf } from '@/lib/words/for-page';
import { LoadedParts } from '@/tests/gallery/scrapbook-parts.island';
import type { ScrapbookData } from './scrapbook-data';
import { scrapbookPageStyles } from './scrapbook-page.styles';

const DAY: Day = '2026-11-22';
const PATH = articlePath(content.articles[0]?.slug ?? '');
const { description: _, intro: __, remember: ___, stamps: ____, how: _____, ...copy } = content.lists.scrapbook;
const data: ScrapbookData = {
  copy,
  places: Object.fromEntries(content.articles.map(({ slug, title }) => [articlePath(slug), { title, picture: '' }])),
};

const words = wordsOf(content);

/** Every word of the dictionary, with some in each box. */
const full: Book = {
  cards: content.glossary.map(({ word, explanation }, at) => ({
    word,
    meaning: explanation,
    sentence: `In diesem Satz stand das Wort ${word}.`,
    path: PATH,
    box: ((at % 5) + 1) as Box,
    due: DAY,
    seen: '',
  })),
  stamps: [
    { kind: 'read', path: PATH, day: DAY },
    { kind: 'quiz', path: PATH, day: DAY },
  ],
};

const done: Book = {
  cards: full.cards.slice(0, 1).map((card) => ({ ...card, due: '2026-12-24', box: 5 })),
  stamps: [],
};

export const Stage = ({ children }: { children: ReactNode }) => <Root>{children}</Root>;

export const examples = {
  'Karten in allen Kästen, zwei Stempel': <LoadedParts data={data} words={words} book={full} day={DAY} />,
  'für heute ist alles geübt': <LoadedParts data={data} words={words} book={done} day={DAY} />,
  'ein Wort, das es im Wörterbuch nicht mehr gibt': <LoadedParts data={data} words={[]} book={done} day={DAY} />,
  'nur ein Stempel': (
    <LoadedParts data={data} words={words} book={{ ...EMPTY, stamps: full.stamps.slice(0, 1) }} day={DAY} />
  ),
} satisfies Examples;

const Root = styled.div`
  ${scrapbookPageStyles}
`;
