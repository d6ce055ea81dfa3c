import type { Article, Book, Issue, Lesson } from 'content/kinds';
import type { Times } from 'content/times';
import { type HTMLElement, parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EventPage } from '@/components/events/event-page';
import { IssueView } from '@/components/issue/issue-view';
import { ArticleView } from '@/components/news/article-view';
import { LessonView } from '@/components/school/lesson-view';
import { BookDetail } from '@/components/tips/book-detail';
import { content } from '@/lib/content';
import { type DatedEvent, datedEvents } from '@/lib/events/dated';
import { PATHS } from '@/lib/paths';

const [article] = content.articles as [Article];
const [book] = content.books as [Book];
const [issue] = content.issues as [Issue];
const [lesson] = content.school.lessons as [Lesson];
const [event] = datedEvents as [DatedEvent];
const back = { href: PATHS.school, label: 'Alle Stunden' };

/** Every type with pages of its own and publication dates. */
const PAGES: Record<string, (times: Times) => ReactElement> = {
  article: (times) => <ArticleView article={{ ...article, ...times }} />,
  event: (times) => <EventPage event={{ ...event, ...times }} category="Lesung" events={[]} />,
  issue: (times) => <IssueView issue={{ ...issue, ...times }} />,
  book: (times) => (
    <BookDetail book={{ ...book, ...times }} place={PATHS.books} copy={content.lists.books} related={[]} />
  ),
  lesson: (times) => <LessonView lesson={{ ...lesson, ...times }} back={back} />,
};

const LATER = { publishFrom: { text: '5. April 2199, 8 Uhr', at: '2199-04-05T06:00:00.000Z' } };
const OVER = { publishUntil: { text: '5. April 2025', at: '2025-04-05T22:00:00.000Z' } };
const OUT = { draft: undefined, publishFrom: undefined, publishUntil: undefined };

const RIBBON = '[role=note][data-tone=warning]';
const html = (page: ReactElement): HTMLElement => parse(renderToStaticMarkup(page));

test.each(Object.entries(PAGES))(
  'in a preview the page of a hidden %s says so above its headline, a published one does not (R-TIME-7)',
  (_, page) => {
    const told = (times: Times) => {
      const whole = html(page({ ...OUT, ...times }));
      const [ribbon, second] = whole.querySelectorAll(RIBBON);
      expect(second).toBeUndefined();
      if (ribbon) expect(ribbon.range[0]).toBeLessThan(whole.querySelector('h1')?.range[0] ?? 0);
      return ribbon?.textContent;
    };
    expect(told({})).toBeUndefined();
    expect(told({ draft: true })).toBe('Entwurf');
    expect(told(LATER)).toBe(`Erst ab ${LATER.publishFrom.text}`);
    expect(told(OVER)).toBe(`Nur bis ${OVER.publishUntil.text}`);
  },
);
