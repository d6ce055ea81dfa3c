import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn } from '@/lib/news/blocks';
import type { Content } from '../kinds';

/** File by id; realFile completes the name: fileOf('events', 3) → 'events/3-….yaml' */
export const fileOf = (folder: 'events' | 'books' | 'games', id: number) => `${folder}/${id}-….yaml`;

/** Completes the name of a file by its id: realFile('content', 'events/3-….yaml') → 'events/3-froschkoenig.yaml' */
export function realFile(root: string, file: string): string {
  const [folder = '', name = ''] = file.split('/');
  if (!name.includes('…')) return file;
  const id = Number.parseInt(name, 10);
  return `${folder}/${readdirSync(join(root, folder)).find((known) => Number.parseInt(known, 10) === id) ?? name}`;
}

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
