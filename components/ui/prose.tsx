import { isLinkTarget } from 'content/addresses';
import { withBase } from 'content/base-path';
import { marked } from 'marked';

/** Markdown of our own content as HTML; raw HTML in it is escaped. */
export function Prose({ markdown }: { markdown: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: toHtml(markdown) }} />;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function toHtml(markdown: string): string {
  return marked
    .use({
      renderer: {
        html: ({ text }) => escapeHtml(text),
        link({ href, tokens }) {
          const safe = isLinkTarget(href) ? withBase(href) : '#';
          return `<a href="${escapeHtml(safe).replaceAll('"', '&quot;')}">${this.parser.parseInline(tokens)}</a>`;
        },
      },
    })
    .parse(markdown, { async: false });
}
