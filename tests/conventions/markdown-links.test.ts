import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const SKIPPED = /^(node_modules|out|deploy|public|\.(?!github))/;

/** Every Markdown file of the project. */
const files = (readdirSync('.', { withFileTypes: true }) as { name: string; isDirectory: () => boolean }[])
  .filter(({ name }) => !SKIPPED.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? (readdirSync(entry.name, { recursive: true }) as string[]).map((name) => join(entry.name, name))
      : [entry.name],
  )
  .filter((name) => name.endsWith('.md') && !name.includes('node_modules'));

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

/** GitHub’s anchor of a heading. 'R-NAV · Header, menu' → 'r-nav--header-menu' */
const anchorOf = (heading: string) =>
  heading
    .replace(/`|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const anchorsOf = (file: string) =>
  [
    ...readFileSync(file, 'utf8')
      .replace(/^```[\s\S]*?^```/gm, '')
      .matchAll(/^#+ (.+)$/gm),
  ].map(([, heading = '']) => anchorOf(heading));

/** Links to this project in a file, such as 'docs/speed.md#figures'. */
const linksOf = (file: string) =>
  [...withoutCode(readFileSync(file, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^[a-z]+:/.test(address));

test('finds documents', () => expect(files).toContain('README.md'));

test.each(files)('every link in %s leads to an existing file and heading', (file) => {
  const lost = linksOf(file).filter((address) => {
    const [path = '', anchor] = address.split('#');
    const target = path ? relative('.', join(dirname(file), decodeURI(path))) : file;
    if (!existsSync(target || '.')) return true;
    return anchor !== undefined && !anchorsOf(target).includes(decodeURI(anchor));
  });
  expect(lost).toEqual([]);
});
