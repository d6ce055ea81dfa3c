import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { CACHE as PICTURES } from '@/lib/images/settings';
import { CACHE as PRINT } from '@/lib/print/page-lock';
import { SOURCES } from '@/lib/tasks/fresh';
import { runTool } from '@/lib/tasks/tool';

/** Inside the project, as Turbopack does not follow links out of it. */
const COPY = '.cache/injected';
/** tsconfig.json resolves '@/'. */
const COPIED = [...SOURCES, 'tsconfig.json'];
/** Worksheets and issues quote articles verbatim, and are slow to typeset. */
const LEFT_OUT = /^content\/(worksheets|issues)\/.*$/;
/** Reused files. */
const MADE = [PICTURES, PRINT];
/** Contract and form, whose texts the content check compares, outlines of drawings, and words of letters only. */
const UNTOUCHED = ['site.yaml', 'title.yaml', 'order.yaml', 'search-words.yaml', 'puzzles.yaml'];

/** Breaks out of an attribute, a script, Markdown, and a comment in a script. */
const WAYS = [
  '"\'><img src=x onerror=injected()>',
  '</script><script>injected()</script>',
  '<!--<script>injected()</script>',
  '<svg onload=injected()>',
];
/** Shorter or without spaces: dates, addresses, file names. */
const SHORTEST_TEXT = 25;

function inject(value: unknown, count = { texts: 0 }): unknown {
  if (typeof value === 'string') {
    // A placeholder in braces counts as one character, as its value may be short; links need the prefix.
    const text = value.replace(/\{(?!prefix\})[^}]*\}/g, '8');
    if (text.length < SHORTEST_TEXT || !text.includes(' ')) return value;
    count.texts += 1;
    const fitting = WAYS.filter((way) => way.length <= text.length);
    const way = fitting[count.texts % fitting.length] ?? '';
    // Same length as before, as most texts have a limit; quiz answers must not end with a full stop.
    return (way + text.slice(way.length)).replace(/\.$/, '!');
  }
  if (Array.isArray(value)) return value.map((entry) => inject(entry, count));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inject(entry, count)]));
}

type Puzzles = { words: { word: string; articles?: string[] }[] };

/** Crosswords require words of their article, some of which the injected scripts have replaced. */
function keepFoundWords(folder: string) {
  const file = join(folder, 'puzzles.yaml');
  const puzzles = parse(readFileSync(file, 'utf8')) as Puzzles;
  const stands = (word: string, slug: string) => {
    const { title, excerpt, content, simple, quiz } = parse(
      readFileSync(join(folder, `articles/${slug}.yaml`), 'utf8'),
    );
    return new RegExp(`(?<!\\p{L})${word}`, 'iu').test(JSON.stringify([title, excerpt, content, simple, quiz]));
  };
  for (const entry of puzzles.words)
    if (entry.articles) entry.articles = entry.articles.filter((slug) => stands(entry.word, slug));
  writeFileSync(file, stringify(puzzles));
}

/** Builds the site from content with a script in nearly every text; returns the folder. */
export function buildInjected(): string {
  removeInjected();
  for (const source of COPIED) {
    cpSync(source, join(COPY, source), { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  }
  for (const made of MADE) cpSync(made, join(COPY, made), { recursive: true });
  symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'), 'junction');
  const names = (readdirSync(join(COPY, 'content'), { recursive: true }) as string[]).filter(
    (name) => name.endsWith('.yaml') && !UNTOUCHED.includes(name),
  );
  for (const name of names) {
    const file = join(COPY, 'content', name);
    writeFileSync(file, stringify(inject(parse(readFileSync(file, 'utf8')))));
  }
  const words = join(COPY, 'content/search-words.yaml');
  const search = parse(readFileSync(words, 'utf8')) as { pages: { path: string; title?: string }[] };
  // Drops entries that depend on headings, as these have changed.
  const pages = search.pages.filter(({ path, title }) => !path.includes('#') && !title);
  writeFileSync(words, stringify({ ...search, pages }));
  keepFoundWords(join(COPY, 'content'));
  const { status, stdout, stderr } = runTool('npm', ['run', 'build'], { cwd: COPY });
  if (status !== 0) throw new Error(`npm run build:\n${stdout}${stderr}`);
  return join(COPY, 'out');
}

export const removeInjected = () => rmSync(COPY, { recursive: true, force: true });
