import type { Issue } from 'content/kinds';
import { addDays } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { IssueView } from '@/components/issue/issue-view';
import { content } from '@/lib/content';
import { accentOf } from '@/lib/issues/accent';
import { printedOf } from '@/lib/issues/issue-files';
import { wordField } from '@/lib/issues/word-field';
import { articlePath, pieceAnchor } from '@/lib/paths';

const open = content.issues.find((issue) => issue.open) as Issue;
const closed = content.issues.find((issue) => issue.contents && issue.date < today()) as Issue;
const page = (issue: Issue) => parse(renderToStaticMarkup(<IssueView issue={issue} />));
const texts = (root: HTMLElement, selector: string) =>
  root.querySelectorAll(selector).map(({ textContent }) => textContent.trim());
const story = (issue: Issue) => content.articles.find(({ slug }) => slug === issue.story);
const html = page(open);

test('a reader of an open issue gets every piece in order, each with its own anchor (R-ISS-7)', () => {
  const wanted = open.pages.flatMap(({ pieces }, at) => pieces.map((_, nth) => pieceAnchor(at + 1, nth)));
  expect(html.querySelectorAll('[data-piece]').map(({ id }) => id)).toEqual(wanted);
  for (const piece of html.querySelectorAll('[data-piece]')) expect(piece.textContent.trim()).not.toBe('');
});

test('small pieces that follow each other share a row, a wide piece has its own', () => {
  for (const sheet of html.querySelectorAll('.issue-sheet')) {
    const rows = sheet.querySelectorAll('[data-pieces]');
    const wide = rows.map(({ classList }) => classList.contains('wide'));
    expect(wide).toContain(true);
    expect(wide.every((isWide, at) => isWide || wide[at + 1] !== false)).toBe(true);
    for (const row of rows.filter((_, at) => wide[at])) expect(row.querySelectorAll('[data-piece]')).toHaveLength(1);
  }
});

test('a piece with an easy text has it in a fold, one without has no fold (R-ISS-20)', () => {
  const simple = 'Es ist Winter. Die Erde steht schief. Die Sonne geht früh unter.';
  const [front, ...others] = open.pages as [Issue['pages'][number]];
  const pieces = front.pieces.map((piece) => (piece.type === 'short' ? { ...piece, simple } : piece));
  const twice = page({ ...open, pages: [{ ...front, pieces }, ...others] });
  expect(texts(twice, "[data-piece='short'] > p:last-of-type")).toEqual(
    texts(html, "[data-piece='short'] > p:last-of-type"),
  );
  const folds = texts(twice, "[data-piece='short'] details");
  expect(folds).toHaveLength(pieces.filter(({ type }) => type === 'short').length);
  for (const fold of folds) expect(fold).toMatch(new RegExp(`^Kurz und leicht.*${simple}$`));
  expect(html.querySelectorAll("[data-piece='short'] details")).toEqual([]);
});

test('each page has its own sheet with number and colour (R-ISS-7)', () => {
  const sheets = html.querySelectorAll('.issue-sheet');
  expect(sheets.map(({ id }) => id)).toEqual(open.pages.map((_, at) => `seite-${at + 1}`));
  expect(sheets.map((sheet) => sheet.getAttribute('data-accent'))).toEqual(open.pages.map((_, at) => accentOf(at + 1)));
  expect(texts(html, '.issue-sheet > h2')).toEqual(open.pages.map(({ section }, at) => `Seite ${at + 1} – ${section}`));
});

test('every link of the contents leads to a piece on the page', () => {
  const links = html.querySelectorAll('.issue-contents a').map((link) => link.getAttribute('href')?.slice(1) ?? '');
  expect(links.length).toBeGreaterThan(open.pages.length);
  expect(links.filter((id) => !html.getElementById(id))).toEqual([]);
});

test('an article in two parts is complete, without repeats, and its parts link to each other (R-ISS-2)', () => {
  const blocks = story(open)?.content.flatMap((block) => ('text' in block ? [block.text] : [])) ?? [];
  const read = texts(html, `[data-piece='article'] .article-text :is(p, h4)`).map((text) =>
    text.replaceAll('\u00ad', ''),
  );
  expect(read.filter((text) => blocks.includes(text))).toEqual(blocks);
  expect(html.querySelector('#seite-1-1 a[href="#seite-2-1"]')?.textContent).toContain('Weiter auf Seite\u00a02');
  expect(html.querySelector('#seite-2-1 a[href="#seite-1-1"]')?.textContent).toContain('Seite\u00a01');
});

test('every page links to its place in the PDF, and the PDF link states the size (R-ISS-7)', () => {
  const { pdf } = printedOf(open.name);
  const links = html.querySelectorAll('.issue-pages li a').map((link) => link.getAttribute('href'));
  expect(links).toEqual(open.pages.map((_, at) => `${pdf?.path}#page=${at + 1}`));
  const told = open.pages.map(({ section }, at) => `Seite\u00a0${at + 1}: ${section}`);
  expect(texts(html, '.issue-pages li a')).toEqual(told.map((page) => `${page}, im PDF ansehen`));
  expect(texts(html, '.issue-pages li button')).toEqual(told.map((page) => `${page}, groß ansehen`));
  expect(html.querySelector(`a[href="${pdf?.path}"]`)?.textContent).toBe('PDF, 2,5\u00a0MB');
});

test('answers of riddles, jokes and quizzes are in closed folds, each with its own name', () => {
  expect(html.querySelectorAll('[data-piece] details[open]')).toEqual([]);
  expect(html.querySelectorAll("[data-piece='jokes'] details")).toHaveLength(2);
  expect(html.querySelector("[data-piece='brainteaser'] details")).not.toBeNull();
  const names = html.querySelectorAll('details.answer > summary').map((fold) => fold.getAttribute('aria-label'));
  for (const [at, text] of texts(html, 'details.answer > summary').entries())
    expect(names[at]).toMatch(new RegExp(`^${text.replace('?', '\\?')}: .`));
  expect(names.length).toBeGreaterThan(4);
  expect(new Set(names).size).toBe(names.length);
});

test('the parts of a diagram are listed in words, with the numbers of the drawing (R-ISS-3)', () => {
  const [diagram] = content.diagrams;
  const labels = diagram?.labels.map(({ title, text }) => `${title} ${text}`);
  expect(texts(html, '.diagram ol li')).toEqual(labels);
  expect(texts(html, '.diagram svg text')).toEqual(labels?.map((_, at) => String(at + 1)));
});

test('the word search has the printed letters, and the solution names the right places (R-ISS-7)', () => {
  const words = open.pages.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.type === 'wordsearch' ? piece.words : [])),
  );
  const { rows } = wordField(open, words);
  expect(texts(html, '.letters span').join('')).toBe(rows.join(''));
  const step = { 'nach rechts': [0, 1], 'nach unten': [1, 0], 'schräg nach unten': [1, 1] } as Record<string, number[]>;
  const told = texts(html, `[data-piece='wordsearch'] details li`);
  expect(told).toHaveLength(words.length);
  for (const line of told) {
    const [, word = '', row, column, way = ''] = /^(\S+): Reihe (\d+), ab Buchstabe (\d+), (.+)$/.exec(line) ?? [];
    const [down = 0, right = 0] = step[way] ?? [];
    const read = Array.from(word, (_, at) => rows[Number(row) - 1 + at * down]?.[Number(column) - 1 + at * right]);
    expect(read.join('')).toBe(word);
  }
});

test('an issue that is not open shows front page, contents and the start of its story, and says how to read it (R-ISS-9)', () => {
  const root = page(closed);
  expect(root.querySelectorAll('.front img')).toHaveLength(1);
  expect(texts(root, '.issue-contents li li')).toEqual(closed.contents?.map(({ title }) => title));
  expect(root.querySelectorAll('.issue-sheet')).toHaveLength(1);
  expect(root.querySelector(`[data-piece='article'] a[href="${articlePath(closed.story)}"]`)?.textContent).toMatch(
    /^Ganz lesen/,
  );
  expect(root.querySelectorAll(`[data-piece='teaser'] a, a[href$='.pdf']`)).toEqual([]);
  const { text, adults } = content.lists.issues.closed;
  for (const sentence of [text, adults]) expect(root.querySelector('.rest')?.textContent).toContain(sentence);
  expect(root.querySelector(`.rest a[href='/ausgabe/${open.name}/']`)).not.toBeNull();
});

test.each([
  ['with its front page if announced', true],
  ['without it if not', false],
])('an issue is only announced before its Saturday, %s, and complete from then on (R-ISS-5)', (_how, announce) => {
  const date = addDays(today(), 5);
  const root = page({ ...open, date, announce });
  const hidden = (selector: string) =>
    root.querySelectorAll(selector).map((part) => [part.getAttribute('data-from'), part.hasAttribute('hidden')]);
  expect(hidden('.sheets')).toEqual([[date, true]]);
  expect(hidden('.front')).toEqual([announce ? [undefined, false] : [date, true]]);
  const notice = root.querySelector('.words .notice');
  expect(notice?.getAttribute('data-until')).toBe(addDays(date, -1));
  expect(notice?.textContent).toContain('erscheint am');
});
