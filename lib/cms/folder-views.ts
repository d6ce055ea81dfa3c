import { FOLDERS } from 'content/kinds';
import { today } from 'german/dates/day';
import type { FolderKind } from './kinds';
import { Pattern } from './rule';
import type { CmsCollection, View } from './types';

type Folder = Pick<
  CmsCollection,
  'label' | 'label_singular' | 'icon' | 'summary' | 'identifier_field' | 'slug' | 'thumbnail'
> & {
  pictures?: string;
  filters?: View[];
  groups?: View[];
  /** Sort order by date, if it has one. */
  sorted?: 'ascending' | 'descending';
  /** Entries can be neither added nor deleted. */
  fixed?: boolean;
};

/** `is` receives the event's last day. */
const byDay = (name: string, label: string, is: (last: string) => boolean): View => ({
  name,
  label,
  field: 'date',
  pattern: new Pattern((text) => {
    const { data } = FOLDERS.events.schema.shape.date.safeParse(text);
    return data !== undefined && is(data.last);
  }),
});

const without = (name: string, label: string, field: string): View => ({
  name,
  label,
  field,
  pattern: new Pattern((text) => text === ''),
});
const upcoming = byDay('upcoming', 'Kommt noch', (last) => last >= today());
const past = byDay('past', 'Vorbei', (last) => last < today());

const kind = (label: string, label_singular: string, icon: string, view: Partial<Folder>): Folder => ({
  label,
  label_singular,
  icon,
  thumbnail: 'image.src',
  ...view,
});
const groupedBy = (field: string, label: string): Partial<Folder> => ({ groups: [{ name: field, label, field }] });

export const FOLDER_VIEWS: Record<FolderKind, Folder> = {
  articles: kind('Artikel', 'Artikel', 'article', {
    summary: '{{date}} · {{category}} · {{title}}',
    slug: '{{title}}',
    sorted: 'descending',
    filters: [
      without('hard', 'Ohne „Kurz und leicht“', 'simple.0.text'),
      without('sources', 'Ohne Quellen', 'sources.0.title'),
      without('unchecked', 'Ohne Prüfung', 'checked'),
    ],
    ...groupedBy('category', 'Rubrik'),
  }),
  events: kind('Veranstaltungen', 'Veranstaltung', 'event', {
    summary: '{{date}} · {{title}}',
    slug: '{{id}}-{{title}}',
    sorted: 'ascending',
    filters: [upcoming, past],
    ...groupedBy('category', 'Art'),
  }),
  books: kind('Buchtipps', 'Buchtipp', 'menu_book', {
    summary: '{{title}} · {{author}} · {{genre}}',
    slug: '{{id}}-{{title}}',
    pictures: 'covers',
    thumbnail: 'cover.src',
    ...groupedBy('genre', 'Art'),
  }),
  games: kind('Spieletipps', 'Spieletipp', 'casino', {
    summary: '{{title}} · {{type}}',
    slug: '{{id}}-{{title}}',
    ...groupedBy('type', 'Art'),
  }),
  issues: kind('Ausgaben', 'Ausgabe', 'newspaper', {
    summary: 'Nr. {{number}}/{{year}} · {{date}} · {{motto}}',
    identifier_field: 'motto',
    slug: '{{year}}-{{number}}',
    thumbnail: 'cover.src',
    sorted: 'descending',
    filters: [upcoming, past],
    ...groupedBy('year', 'Jahr'),
  }),
  diagrams: kind('Zeichnungen', 'Zeichnung', 'schema', {
    pictures: 'articles',
    slug: '{{title}}',
    thumbnail: 'drawing.src',
  }),
  worksheets: kind('Arbeitsblätter', 'Arbeitsblatt', 'assignment', {
    pictures: 'articles',
    summary: '{{slug}} · {{subject}}',
    identifier_field: 'subject',
    slug: { editable: true },
    thumbnail: false,
    filters: [without('hard', 'Ohne „Kurz und leicht“', 'simple.guess')],
  }),
  debates: kind('Streitfragen', 'Streitfrage', 'forum', {
    summary: '{{date}} · {{title}}',
    slug: '{{title}}',
    sorted: 'descending',
    filters: [upcoming, past],
  }),
  questions: kind('Fragen von Kindern', 'Frage', 'help', {
    pictures: 'articles',
    summary: '{{date}} · {{category}} · {{question}}',
    identifier_field: 'question',
    slug: '{{question}}',
    thumbnail: false,
    sorted: 'descending',
    filters: [upcoming, past],
    ...groupedBy('category', 'Rubrik'),
  }),
  comics: kind('Comics', 'Comic', 'sentiment_very_satisfied', {
    summary: 'Folge {{number}} · {{date}} · {{title}}',
    slug: '{{title}}',
    thumbnail: 'panels.0.src',
    sorted: 'descending',
  }),
  experiments: kind('Experimente', 'Experiment', 'science', { slug: '{{title}}' }),
  pages: kind('Textseiten', 'Textseite', 'description', { fixed: true }),
  plans: kind('Abos', 'Abo', 'sell', {
    summary: '{{title}} · {{price.amount}}',
    fixed: true,
    thumbnail: 'icon.src',
  }),
};
