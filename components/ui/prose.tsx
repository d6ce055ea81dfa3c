import { isLinkTarget } from 'content/addresses';
import { withBase } from 'content/base-path';
import { escapeUTF8 } from 'entities';
import { marked } from 'marked';

/** Markdown of our own content as HTML; raw HTML in it is escaped. */
export function Prose({ markdown }: { markdown: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: toHtml(markdown) }} />;
}

function toHtml(markdown: string): string {
  return marked
    .use({
      renderer: {
        html: ({ text }) => escapeUTF8(text),
        link({ href, tokens }) {
          const safe = isLinkTarget(href) ? withBase(href) : '#';
          return `<a href="${escapeUTF8(safe)}">${this.parser.parseInline(tokens)}</a>`;
        },
      },
    })
    .parse(markdown, { async: false });
}
