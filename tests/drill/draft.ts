import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { readSite } from '@/lib/publishing/read';

type Data = Record<string, unknown>;

/** A copy with unique texts: with the original's texts, it would compete with it in the search. */
function inOwnWords(original: Data, id: number): Data {
  const text = `Nummer ${id} hat hier eigene Worte, damit niemand es mit einem anderen verwechselt, weder beim Lesen noch beim Suchen noch beim Erzählen.`;
  const told = ['excerpt', 'description'].filter((field) => field in original);
  const copy = { ...original, ...Object.fromEntries(told.map((field) => [field, text])) };
  if (!Array.isArray(original.content)) return copy;
  return {
    ...copy,
    content: original.content.map((block) => (block.type === 'paragraph' ? { ...block, text } : block)),
  };
}

/** A content folder being edited. Paths are relative to it: 'events/1-lesung.yaml'. */
export function openDraft(root: string) {
  const at = (file: string) => join(root, file);
  const read = (file: string): Data => parse(readFileSync(at(file), 'utf8'));
  const write = (file: string, data: Data) =>
    writeFileSync(at(file), stringify(data, { lineWidth: 0, aliasDuplicateObjects: false }));
  /** Files of an entry folder, sorted by number. */
  const files = (folder: string) =>
    readdirSync(at(folder))
      .filter((name) => name.endsWith('.yaml'))
      .sort((a, b) => a.localeCompare(b, 'de', { numeric: true }))
      .map((name) => `${folder}/${name}`);
  /** File of an entry by index, negative from the end: file('events', -1). */
  const file = (folder: string, place: number): string => {
    const found = files(folder).at(place);
    if (!found) throw new Error(`content/${folder}/ has no file at place ${place}`);
    return found;
  };
  return {
    files,
    file,
    read,
    write,
    /** Changes every file as a text. */
    rewrite: (changed: (text: string) => string) => {
      for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }))
        if (name.endsWith('.yaml')) writeFileSync(at(name), changed(readFileSync(at(name), 'utf8')));
    },
    change: (name: string, change: (data: Data) => Data) => write(name, { ...read(name), ...change(read(name)) }),
    remove: (name: string) => rmSync(at(name)),
    copyPicture: (from: string, to: string) => {
      mkdirSync(dirname(at(`pictures/${to}`)), { recursive: true });
      copyFileSync(at(`pictures/${from}`), at(`pictures/${to}`));
    },
    /** Removes the issues that refer to a removed entry, as an editor would. */
    removeBrokenIssues: () => {
      for (const { file: broken, expected } of readSite(root).faults)
        for (const issue of `${broken} ${expected}`.match(/issues\/[\w-]+\.yaml/g) ?? [])
          rmSync(at(issue), { force: true });
    },
    /** Removes what refers to removed articles: worksheets, redirects, and names in the puzzles' words. */
    keepToArticles: (slugs: readonly string[]) => {
      for (const sheet of files('worksheets'))
        if (!slugs.includes(sheet.replace(/^worksheets\/|\.yaml$/g, ''))) rmSync(at(sheet));
      const redirects = parse(readFileSync(at('redirects.yaml'), 'utf8')) as { to: string }[];
      const leads = ({ to }: { to: string }) =>
        !to.startsWith('/news/') || slugs.some((slug) => to.includes(`/${slug}/`));
      writeFileSync(at('redirects.yaml'), stringify(redirects.filter((way) => leads(way) || way.to === '/news/')));
      const { words, ...others } = read('puzzles.yaml') as { words: { articles?: string[] }[] };
      const there = ({ articles = [] }: { articles?: string[] }) => articles.filter((slug) => slugs.includes(slug));
      write('puzzles.yaml', { ...others, words: words.map((word) => ({ ...word, articles: there(word) })) });
    },
    /** Changes an entry folder to exactly `count` files: removes the last ones, or adds copies with new numbers. */
    fill: (folder: string, count: number, changeCopy: (id: number) => Data) => {
      const there = files(folder);
      for (const name of there.slice(count)) rmSync(at(name));
      const highest = Math.max(0, ...there.map((name) => Number.parseInt(name.slice(folder.length + 1), 10) || 0));
      for (let made = 0; made < count - there.length; made += 1) {
        const id = highest + made + 1;
        const original = read(there[made % there.length] ?? '');
        const own = folder === 'articles' ? {} : { id };
        const name = folder === 'articles' ? `artikel-${made + 1}` : `${id}-kopie`;
        write(`${folder}/${name}.yaml`, { ...inOwnWords(original, id), ...own, ...changeCopy(id) });
      }
    },
  };
}

export type Draft = ReturnType<typeof openDraft>;
