import type { Article, Block, Content } from '@/lib/content/kinds';
import { today } from '@/lib/dates/day';
import { startOfDay } from '@/lib/dates/offset';
import { ATOM_PATH, articlePath, PATHS } from '@/lib/pages/paths';
import { absolute } from './address';
import { publishedAt } from './graph/article';

const XML = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (letter) => XML[letter as keyof typeof XML]);

/** `src` is a whole address. */
type PictureOf = (src: string) => { src: string; width: number; height: number };

function figure(image: { src: string; alt: string }, pictureOf: PictureOf, caption?: string): string {
  const { src, width, height } = pictureOf(image.src);
  const img = `<img src="${src}" width="${width}" height="${height}" alt="${escapeXml(image.alt)}">`;
  return `<figure>${img}${caption ? `<figcaption>${escapeXml(caption)}</figcaption>` : ''}</figure>`;
}

function html(block: Block, pictureOf: PictureOf): string {
  switch (block.type) {
    case 'heading':
      return `<h2>${escapeXml(block.text)}</h2>`;
    case 'highlight':
      return `<blockquote>${escapeXml(block.text)}</blockquote>`;
    case 'image':
      return figure(block.image, pictureOf, block.caption);
    default:
      return `<p>${escapeXml(block.text)}</p>`;
  }
}

const fullText = ({ image, content }: Article, pictureOf: PictureOf) =>
  figure(image, pictureOf) + content.map((block) => html(block, pictureOf)).join('');

function entry(article: Article, pictureOf: PictureOf): string {
  const address = absolute(articlePath(article.slug));
  return `  <entry>
    <id>${address}</id>
    <title>${escapeXml(article.title)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${publishedAt(article)}</published>
    <updated>${publishedAt(article)}</updated>
    <category term="${escapeXml(article.category)}"/>
    <summary>${escapeXml(article.excerpt)}</summary>
    <content type="html">${escapeXml(fullText(article, pictureOf))}</content>
  </entry>`;
}

/** RFC 4287, with full texts, the newest first: → '<?xml version="1.0" encoding="utf-8"?>\n<feed …' */
export function atomFeed({ site, lists, articles }: Content, pictureOf: PictureOf): string {
  const newest = [...articles].sort((a, b) => (publishedAt(a) < publishedAt(b) ? 1 : -1));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">
  <id>${absolute(ATOM_PATH)}</id>
  <title>${escapeXml(`${site.product}: ${lists.news.title}`)}</title>
  <subtitle>${escapeXml(lists.news.description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${absolute(ATOM_PATH)}"/>
  <link rel="alternate" type="text/html" href="${absolute(PATHS.news)}"/>
  <icon>${absolute('/icon-192.png')}</icon>
  <updated>${newest[0] ? publishedAt(newest[0]) : startOfDay(today())}</updated>
  <author><name>${escapeXml(site.product)}</name><uri>${absolute('/')}</uri></author>
${newest.map((article) => entry(article, pictureOf)).join('\n')}
</feed>
`;
}
