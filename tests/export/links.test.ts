import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, ORIGIN, type Page, pages } from './pages';

const isOurs = (address: string) =>
  address.startsWith('/') || address.startsWith('#') || address.startsWith(`${ORIGIN}/`);

// The publisher’s landing page is on the same placeholder host as this site (R-CON-2).
const isPublishers = (address: string, { root }: Page) =>
  address.startsWith('http') &&
  root.querySelectorAll('a[target=_blank]').some((link) => link.getAttribute('href') === address);

function addressesOf(page: Page): string[] {
  const { root } = page;
  const single = ['a[href]', 'link[href]', 'use[href]', 'form[action]', 'img[src]', 'script[src]', 'source[src]'];
  const addresses = single.flatMap((selector) =>
    root.querySelectorAll(selector).map((element) => element.getAttribute(/\[(\w+)\]/.exec(selector)?.[1] ?? '') ?? ''),
  );
  const sets = root
    .querySelectorAll('[srcset]')
    .flatMap((element) =>
      (element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(' ')[0] ?? ''),
    );
  return [...addresses, ...sets].filter((address) => isOurs(address) && !isPublishers(address, page));
}

const idsOf = new Map(
  pages.map(({ file, root }) => [file, new Set(root.querySelectorAll('[id]').map(({ id }) => id))]),
);

function hasTarget(address: string, page: Page): boolean {
  const [before = '', fragment] = address.split('#');
  const file = before === '' ? page.file : fileOf(before);
  if (!file) return false;
  // '#page=3' works in any PDF.
  if (!fragment || file.endsWith('.pdf')) return true;
  const ids =
    idsOf.get(file) ??
    new Set([...readFileSync(join('out', file), 'utf8').matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]));
  return ids.has(decodeURIComponent(fragment));
}

test.each(pages.map((page) => [page.path, page] as const))(
  'every internal link, picture and fragment on %s has a target (R-NEWS-7, R-NAV-11)',
  (_, page) => {
    const addresses = [...new Set(addressesOf(page))];
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((address) => !hasTarget(address, page))).toEqual([]);
  },
);

test('no name of a link, button or heading has a space before punctuation (R-ACC-6)', () => {
  // Visually hidden text is a box of its own, and assistive technology puts a space before it.
  const unseen = pages.flatMap(({ path, root }) =>
    root
      .querySelectorAll('.visually-hidden')
      .map(({ textContent }) => `${path} ${textContent}`)
      .filter((text) => /^\S+ \s*[:,;.!?]/.test(text)),
  );
  expect(unseen).toEqual([]);
});

test('a card’s link has a descriptive text, for search engines that ignore accessible names', () => {
  const bare = pages.flatMap(({ path, root }) =>
    root
      .querySelectorAll('a.more-link')
      .map(({ textContent }) => `${path} ${textContent.trim()}`)
      .filter((text) => /^\S+ (Weiterlesen|Mehr erfahren|Zum Ablauf)$/.test(text)),
  );
  expect(bare).toEqual([]);
});
