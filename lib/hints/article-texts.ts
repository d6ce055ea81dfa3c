import type { Content } from 'content/kinds';
import { textsIn } from '@/lib/news/blocks';

type Text = { file: string; field: string; text: string };

/** Texts and headings of all articles in one level:
 * articleTexts(content, 'simple') → [{ file: 'articles/eulen.yaml', field: 'simple[2].text', text: '…' }, …] */
export const articleTexts = ({ articles }: Pick<Content, 'articles'>, level: 'content' | 'simple'): Text[] =>
  articles.flatMap(({ slug, [level]: blocks }) =>
    (blocks ?? []).flatMap((block, at) =>
      textsIn([block]).map(({ field, text }) => ({
        file: `articles/${slug}.yaml`,
        field: `${level}[${at + 1}].${field}`,
        text: text.replace(/\s+/g, ' '),
      })),
    ),
  );
