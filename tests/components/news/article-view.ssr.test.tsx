import type { Article } from 'content/kinds';
import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleView } from '@/components/news/article-view';
import { blocks } from '@/components/news/blocks.examples';
import { content } from '@/lib/content';
import { textsIn } from '@/lib/news/blocks';
import { NEWSROOM } from '@/lib/news/newsroom';
import { bookTips } from '@/lib/news/related';
import { bookPath, PATHS } from '@/lib/paths';

const { articles, glossary } = content;
const page = (article: Article) => parse(renderToStaticMarkup(<ArticleView article={article} />));
const text = (element: HTMLElement) => element.textContent.trim();
const pages = articles.map((article) => [article.slug, article, page(article)] as const);

test.each(pages)(
  'in %s each difficult word is explained once, only in running text, and in print as a footnote',
  (_, __, html) => {
    const terms = html.querySelectorAll('button.term');
    expect(terms.length).toBeGreaterThan(0);
    expect(html.querySelectorAll(':is(a, h1, h2, h3, h4, figcaption, legend, label) .term')).toEqual([]);
    const explained = terms.map((term) => term.getAttribute('popovertarget') ?? '');
    expect(new Set(explained).size).toBe(explained.length);
    for (const id of explained) expect(html.querySelectorAll(`[id="${id}"][popover]`)).toHaveLength(1);
    const words = html.querySelectorAll('.explanation strong').map(text);
    expect(html.querySelectorAll('.footnotes dt').map(text).sort()).toEqual(words.sort());
    for (const word of words) expect(glossary.map((term) => term.word)).toContain(word);
  },
);

test('an article shows every type of block, in order (R-NEWS-3, R-NEWS-12)', () => {
  const [first] = articles as [Article];
  const html = page({ ...first, simple: undefined, content: blocks as Article['content'] });
  const tags = html
    .querySelectorAll('#artikel-text > .text > :not(dl, .margin)')
    .map(({ tagName, classNames }) => `${tagName} ${classNames}`.trim());
  expect(tags).toEqual(['H2', 'P', 'FIGURE', 'FIGURE diagram', 'P highlight', 'SECTION highlight', 'P conclusion']);
});

test.each(pages)(
  '%s shows its book tips, marked as examples while they are, and three other articles',
  (slug, article, html) => {
    const tips = html.querySelector('.below aside');
    if (tips) expect(tips.querySelector('.example')?.textContent).toBe(content.lists.books.example?.list);
    const books = html.querySelectorAll('.below aside a').map((link) => link.getAttribute('href'));
    expect(new Set(books)).toEqual(new Set(bookTips(content.books, articles, article).map(({ id }) => bookPath(id))));
    const related = html.querySelectorAll('.related a').map((link) => link.getAttribute('href'));
    expect(new Set(related).size).toBe(3);
    expect(related).not.toContain(`/news/${slug}/`);
  },
);

const told = articles.find(({ simple, sources }) => simple && sources) as Article;
const both = page(told);

test('an article with an easy text has both texts, each with all figures (R-NEWS-13)', () => {
  const [whole, simple] = both.querySelectorAll('#artikel-text > .text');
  expect(both.querySelectorAll('#artikel-text > .text')).toHaveLength(2);
  const captions = (part: HTMLElement | undefined) => part?.querySelectorAll('figure').map(text);
  expect(captions(simple)).toEqual(captions(whole));
  for (const explanation of simple?.querySelectorAll('.explanation') ?? []) explanation.remove();
  for (const part of textsIn(told.simple ?? [])) expect(simple?.textContent).toContain(part.text);
  expect(captions(whole)).not.toEqual([]);
});

test('each text of an article has its own words in the margin (R-NEWS-17)', () => {
  const html = page(told);
  const boxes = html.querySelectorAll('.margin');
  expect(boxes.length).toBeGreaterThan(0);
  for (const box of boxes) {
    const level = box.getAttribute('data-level');
    const own = html.querySelectorAll(`.text[data-level=${level}] .explanation strong`).map(text);
    const words = box.querySelectorAll('dt').map(text);
    expect(own.slice(0, words.length)).toEqual(words);
  }
});

test('an article without an easy text has no switch', () =>
  expect(page({ ...told, simple: undefined }).querySelectorAll('.levels, [data-level]')).toEqual([]));

test('an article lists its sources (R-NEWS-15)', () => {
  const [list] = both.querySelectorAll('.sources');
  for (const { title, by, year, href } of told.sources ?? []) {
    expect(list?.textContent).toContain(`${title}`);
    expect(list?.textContent).toContain(by ? `, ${by}, ${year}` : `, ${year}`);
    if (href) expect(list?.querySelector(`a[href="${href}"]`)?.getAttribute('rel')).toBe('noopener');
  }
});

test('beside its sources an article says who wrote it and when its facts were last checked (R-NEWS-19)', () => {
  const [byline] = both.querySelectorAll('.sources > p');
  expect(byline?.textContent).toContain(`Von der ${NEWSROOM}.`);
  expect(byline?.textContent).toContain(told.checked?.text);
  expect(byline?.querySelector('a')?.getAttribute('href')).toBe(PATHS.newsroom);
  const unchecked = page({ ...told, checked: undefined }).querySelector('.sources > p');
  expect(unchecked?.textContent.trim()).toBe(`Von der ${NEWSROOM}.`);
});

const recorded = articles.find(({ audio }) => audio) as Article;

test('a recorded article has an audio player that needs no script, and no read-aloud button (R-NEWS-16)', () => {
  const html = page(recorded);
  const [player, second] = html.querySelectorAll('audio');
  expect(second).toBeUndefined();
  expect(player?.getAttribute('preload')).toBe('none');
  expect(player?.hasAttribute('controls')).toBe(true);
  expect(player?.getAttribute('src')).toBe(`/audio/${recorded.audio?.[0]?.file}`);
  expect(html.querySelector('.read-aloud')).toBeNull();
  const [other] = pages.find(([, { audio }]) => !audio)?.slice(2) ?? [];
  expect((other as HTMLElement).querySelector('audio')).toBeNull();
  expect((other as HTMLElement).querySelector('.read-aloud')).not.toBeNull();
});

test('if only one text is recorded, the device reads the other one (R-NEWS-16)', () => {
  const audio = recorded.audio?.map((one) => ({ ...one, text: 'leicht' as const }));
  const html = page({ ...told, audio });
  expect(html.querySelector('audio')?.closest('[data-level]')?.getAttribute('data-level')).toBe('leicht');
  expect(html.querySelector('.read-aloud')?.closest('[data-level]')?.getAttribute('data-level')).toBe('ganz');
});
