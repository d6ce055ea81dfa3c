import { absolute } from 'content/address';
import type { Article, Block, Content, Diagram, Issue } from 'content/kinds';
import { escapeUTF8 } from 'entities';
import { type Day, today } from 'german/dates/day';
import { startOfDay } from 'german/dates/offset';
import { aboutIssue, issueTitle } from '@/lib/issues/about';
import { isPublished } from '@/lib/issues/days';
import { contentsOf } from '@/lib/issues/pieces';
import { type Figure, figuresIn, partOf } from '@/lib/news/blocks';
import { changedOn } from '@/lib/news/corrections';
import { ATOM_PATH, articlePath, issuePath, PATHS } from '@/lib/paths';
import { publishedAt } from './graph/article';

/** `src` is an absolute URL. */
type PictureOf = (src: string) => { src: string; width: number; height: number };

function figure({ image, title, caption, labels }: Figure, pictureOf: PictureOf): string {
  const { src, width, height } = pictureOf(image.src);
  const words = [title, caption].filter((text) => text !== undefined).join('. ');
  const items = labels.map((label) => `<li><b>${escapeUTF8(label.title)}</b> ${escapeUTF8(label.text)}</li>`).join('');
  return [
    `<figure><img src="${src}" width="${width}" height="${height}" alt="${escapeUTF8(image.alt)}">`,
    words && `<figcaption>${escapeUTF8(words)}</figcaption>`,
    `</figure>`,
    items && `<ol>${items}</ol>`,
  ].join('');
}

function html(block: Block, diagrams: readonly Diagram[], pictureOf: PictureOf): string {
  const part = partOf(block);
  if (part.stands !== 'figure') return part.feed(block, escapeUTF8);
  return figuresIn([block], diagrams)
    .map((one) => figure(one, pictureOf))
    .join('');
}

const fullText = ({ image, content }: Article, diagrams: readonly Diagram[], pictureOf: PictureOf) =>
  figure({ image, labels: [] }, pictureOf) + content.map((block) => html(block, diagrams, pictureOf)).join('');

type Entry = {
  path: string;
  title: string;
  at: string;
  changed: string;
  category: string;
  summary: string;
  html: string;
};

const articleEntry = (article: Article, content: Content, pictureOf: PictureOf): Entry => ({
  path: articlePath(article.slug),
  title: article.title,
  at: publishedAt(article),
  changed: startOfDay(changedOn(articlePath(article.slug), article.date.first, content)),
  category: article.category,
  summary: article.excerpt,
  html: fullText(article, content.diagrams, pictureOf),
});

/** Dated by its publication day. */
function issueEntry(issue: Issue, content: Content, pictureOf: PictureOf): Entry {
  const inside =
    issue.contents ??
    contentsOf(issue, content).flatMap(({ page, entries }) => entries.map(({ title }) => ({ page, title })));
  const items = inside.map(({ page, title }) => `<li>Seite ${page}: ${escapeUTF8(title)}</li>`).join('');
  return {
    path: issuePath(issue.name),
    title: issueTitle(issue),
    at: startOfDay(issue.date),
    changed: startOfDay(issue.date),
    category: 'Ausgabe',
    summary: aboutIssue(issue, content),
    html: `${figure({ image: issue.cover, labels: [] }, pictureOf)}<ul>${items}</ul>`,
  };
}

const byMoment = (a: string, b: string) => a.localeCompare(b);

/** Constant when the site moves to another address, so that feed readers know the entries again (RFC 4151): feedId('/news/eulen/') →
 * 'tag:duda,2026:/news/eulen/' */
const feedId = (path: string) => `tag:duda,2026:${path}`;

function written({ path, title, at, changed, category, summary, html }: Entry): string {
  const address = absolute(path);
  return `  <entry>
    <id>${feedId(path)}</id>
    <title>${escapeUTF8(title)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${at}</published>
    <updated>${changed}</updated>
    <category term="${escapeUTF8(category)}"/>
    <summary>${escapeUTF8(summary)}</summary>
    <content type="html">${escapeUTF8(html)}</content>
  </entry>`;
}

/** Atom feed (RFC 4287): full articles and tables of contents of issues, newest first:
 * atomFeed(content, pictureOf) → '<?xml version="1.0" encoding="utf-8"?>\n<feed …' */
export function atomFeed(content: Content, pictureOf: PictureOf, day: Day = today()): string {
  const { title, lists, articles, issues } = content;
  const newest = [
    ...issues.filter((issue) => isPublished(issue, day)).map((issue) => issueEntry(issue, content, pictureOf)),
    ...articles.map((article) => articleEntry(article, content, pictureOf)),
  ].sort((a, b) => byMoment(b.at, a.at));
  const last = newest
    .map(({ changed }) => changed)
    .sort(byMoment)
    .at(-1);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">
  <id>${feedId(ATOM_PATH)}</id>
  <title>${escapeUTF8(`${title.name}: ${lists.news.title}`)}</title>
  <subtitle>${escapeUTF8(lists.news.description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${absolute(ATOM_PATH)}"/>
  <link rel="alternate" type="text/html" href="${absolute(PATHS.news)}"/>
  <icon>${absolute('/icon-192.png')}</icon>
  <updated>${last ?? startOfDay(day)}</updated>
  <author><name>${escapeUTF8(title.name)}</name><uri>${absolute('/')}</uri></author>
${newest.map(written).join('\n')}
</feed>
`;
}
