import { expect } from '@playwright/test';
import { articlePath } from '@/lib/pages/paths';
import { chooseFolder } from './desk-copy';
import {
  adders,
  backToTop,
  centred,
  duplicate,
  field,
  fill,
  input,
  listHead,
  open,
  openRoute,
  option,
  options,
  reach,
  type Step,
  save,
  unfold,
} from './desk-hands';
import { saturday } from './desk-saturday';

const EVENT = {
  id: '9',
  title: 'Forschertag am Bach',
  date: '3. Oktober 2027',
  time: 'ab 14 Uhr',
  location: 'Holzbrücke am Waldbach',
};
const SLUG = 'warum-hefe-blasen-macht';
const PLAN = 'plans/entries/year';

/** A week of editing, as in content/README.md; `picture` is dropped into a form → [{ picture: 'start', walk, … }, …] */
export const week = (picture: { name: string; mimeType: string; buffer: Buffer }): Step[] => [
  { picture: 'start', run: async (page) => chooseFolder(page), after: async (page) => chooseFolder(page).click() },
  {
    picture: 'liste',
    run: async (page) => {
      await page.getByRole('treeitem', { name: 'Veranstaltungen' }).click();
      const make = page.getByRole('button', { name: 'Neuen Eintrag anlegen' });
      await expect(page.getByRole('gridcell').locator('img')).not.toHaveCount(0);
      return make;
    },
  },
  {
    picture: 'montag-veranstaltung',
    run: async (page) => {
      await openRoute(page, 'events/new');
      await reach(page, 'category');
      await page.getByRole('radio', { name: 'Ausflug' }).click();
      await fill(page, EVENT);
      await backToTop(page);
      return field(page, 'date');
    },
  },
  {
    picture: 'montag-bild',
    run: async (page) => {
      await page.locator('input[type=file]').first().setInputFiles(picture);
      await fill(page, { 'image.alt': 'Kinder stehen mit Keschern und einer Lupe im Bach' });
      await field(page, 'image.src').scrollIntoViewIfNeeded();
      await expect(field(page, 'image.src').locator('img')).toBeVisible();
      return field(page, 'image.alt');
    },
    after: save,
    saved: { file: 'content/events/9-forschertag-am-bach.yaml', text: `src: events/${picture.name}.webp` },
  },
  {
    picture: 'dienstag-artikel',
    run: async (page) => {
      await duplicate(page, 'articles/entries/wie-brot-aufgeht');
      await fill(page, { title: 'Warum Hefe Blasen macht', date: '29. November 2026' });
      return listHead(page, 'content');
    },
  },
  {
    picture: 'dienstag-leicht',
    run: async (page) => {
      await (await listHead(page, 'simple')).click();
      await expect(field(page, 'simple.1.text')).toBeVisible();
      return field(page, 'simple.1.text');
    },
  },
  {
    picture: 'dienstag-erscheint',
    run: async (page) => {
      await fill(page, { publishFrom: '28. November 2026, 6 Uhr' });
      await field(page, 'draft').getByRole('switch').click();
      return centred(page, 'publishFrom');
    },
    after: save,
    saved: { file: `content/articles/${SLUG}.yaml`, text: 'publishFrom: 28. November 2026, 6 Uhr\ndraft: true\n' },
  },
  {
    picture: 'mittwoch-ausgabe',
    run: async (page) => {
      await duplicate(page, 'issues/entries/2026-48');
      await fill(page, { number: '49', date: '5. Dezember 2026', motto: 'Was sprudelt da?' });
      await input(page, 'number').scrollIntoViewIfNeeded();
      return field(page, 'motto');
    },
    after: save,
    saved: { file: 'content/issues/2026-49.yaml', text: 'motto: Was sprudelt da?' },
  },
  {
    picture: 'donnerstag-raetsel',
    run: async (page) => {
      await open(page, 'auswahl/entries/puzzles', 'words');
      await adders(page, 'words').first().click();
      const last = page.locator('[data-key-path^="words."][data-key-path$=".word"]').last();
      await last.scrollIntoViewIfNeeded();
      const at = (await last.getAttribute('data-key-path'))?.replace(/\.word$/, '') ?? '';
      await fill(page, { [`${at}.word`]: 'Drachen', [`${at}.clue`]: 'Er steigt im Herbst und hängt an einer Schnur' });
      return field(page, `${at}.clue`);
    },
    after: save,
    saved: { file: 'content/puzzles.yaml', text: '  - word: Drachen\n' },
  },
  {
    picture: 'donnerstag-preis',
    run: async (page) => {
      await open(page, PLAN, 'title');
      await fill(page, { 'price.amount': '9,20 €' });
      return field(page, 'price.amount');
    },
  },
  {
    picture: 'freitag-aktion',
    run: async (page) => {
      await unfold(page, 'offer');
      await fill(page, { 'offer.validUntil': '30. Juni 2027' });
      return centred(page, 'offer.validUntil');
    },
    after: save,
    saved: { file: 'content/plans/year.yaml', text: '  validUntil: 30. Juni 2027\n' },
  },
  {
    picture: 'freitag-berichtigung',
    run: async (page) => {
      await open(page, 'erwachsene/entries/parents', 'title');
      const list = 'newsroom.corrections.list';
      await reach(page, list);
      await adders(page, list).first().click();
      await fill(page, {
        [`${list}.0.date`]: '27. November 2026',
        [`${list}.0.article.label`]: 'Wie eine Zeitung entsteht',
        [`${list}.0.article.href`]: articlePath('wie-eine-zeitung-entsteht'),
        [`${list}.0.before`]: 'Die Druckmaschine ist 30 Meter hoch.',
        [`${list}.0.after`]: 'Die Druckmaschine ist 13 Meter hoch.',
      });
      await centred(page, `${list}.0.before`);
      return field(page, `${list}.0.after`);
    },
    after: save,
    saved: { file: 'content/parents.yaml', text: 'after: Die Druckmaschine ist 13 Meter hoch.' },
  },
  ...saturday(SLUG),
  {
    picture: 'zurueck-im-formular',
    run: async (page) => {
      await open(page, PLAN, 'title');
      await fill(page, { title: 'Jahresabo ohne Zoo' });
      await options(page).click();
      return option(page, 'Alle Änderungen zurücknehmen');
    },
    after: async (page) => {
      await option(page, 'Alle Änderungen zurücknehmen').click();
      await expect(input(page, 'title')).not.toHaveValue('Jahresabo ohne Zoo');
    },
  },
];
