import type { Page } from '@playwright/test';
import { articlePath } from '@/lib/pages/paths';
import { adders, centred, fill, open, option, options, type Step, save } from './desk-hands';

const confirm = (page: Page) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Löschen' });

/** Deletes an article and redirects its address: saturday('warum-hefe-blasen-macht') → [{ picture: 'samstag-loeschen', walk, … }, …] */
export const saturday = (slug: string): Step[] => [
  {
    picture: 'samstag-loeschen',
    run: async (page) => {
      await open(page, `articles/entries/${slug}`, 'title');
      await options(page).click();
      await option(page, 'Eintrag löschen').click();
      return confirm(page);
    },
    after: async (page) => {
      await confirm(page).click();
      await page.waitForURL(({ hash }) => !hash.includes('entries'));
    },
    saved: { file: `content/articles/${slug}.yaml`, text: null },
  },
  {
    picture: 'samstag-umleitung',
    run: async (page) => {
      await open(page, 'verkauf/entries/redirects', 'entries');
      await adders(page, 'entries').last().dispatchEvent('click');
      await fill(page, {
        'entries.3.from': articlePath(slug),
        'entries.3.to': articlePath('wie-brot-aufgeht'),
      });
      return centred(page, 'entries.3.to');
    },
    after: save,
    saved: { file: 'content/redirects.yaml', text: articlePath(slug) },
  },
];
