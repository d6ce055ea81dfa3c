import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatFault } from 'content/fault';
import { shareCards, sitePages, trailTo } from '@/lib/pages/registry';
import { readSite } from '@/lib/publishing/read';
import { draftEntries } from '@/lib/search/entries';
import { llmsText } from '@/lib/seo/llms';
import { FIXTURES } from '@/tests/fixtures/keep';
import { openDraft } from './draft';
import { EDITS, ROUND } from './edits';

let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'duda-')), 'content');
  cpSync(FIXTURES, folder, { recursive: true });
});
afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }));

test.each(Object.entries({ ...EDITS, ...Object.fromEntries(ROUND) }))(
  'after %s an editor gets pages, search and breadcrumbs, or an error message',
  (_name, { edit, refused }) => {
    edit(openDraft(folder));
    const { content, faults } = readSite(folder);
    if (refused) {
      expect(faults.map(formatFault).join('\n')).toMatch(refused);
      return;
    }
    expect(faults.map(formatFault)).toEqual([]);
    if (!content) throw new Error('no content and no fault');
    const paths = sitePages(content).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths.slice(1)) expect(trailTo(path, content).at(-1)?.path).toBe(path);
    const found = draftEntries(content).map(({ path }) => path.replace(/[?#].*$/, ''));
    expect(found.filter((path) => !paths.includes(path))).toEqual([]);
    expect(shareCards(content).every(({ path }) => paths.includes(path))).toBe(true);
    expect(llmsText(content)).not.toMatch(/undefined|NaN|\{[\w.-]+\}/);
  },
);
