import { FOLDERS } from '@/lib/content/kinds';
import { today } from '@/lib/dates/day';
import type { FolderKind } from './kinds';
import { Pattern } from './rule';
import type { DeskCollection, View } from './types';

type Folder = Pick<
  DeskCollection,
  'label' | 'label_singular' | 'icon' | 'summary' | 'identifier_field' | 'slug' | 'thumbnail'
> & {
  /** Picture folder, if its name differs. */
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

export const FOLDER_VIEWS: Record<FolderKind, Folder> = {
  articles: {
    label: 'Artikel',
    label_singular: 'Artikel',
    icon: 'article',
    summary: '{{date}} · {{category}} · {{title}}',
    slug: '{{title}}',
    thumbnail: 'image.src',
    sorted: 'descending',
    filters: [
      without('hard', 'Ohne „Kurz und leicht“', 'simple.0.text'),
      without('sources', 'Ohne Quellen', 'sources.0.title'),
      without('unchecked', 'Ohne Prüfung', 'checked'),
    ],
    groups: [{ name: 'category', label: 'Rubrik', field: 'category' }],
  },
  events: {
    label: 'Veranstaltungen',
    label_singular: 'Veranstaltung',
    icon: 'event',
    summary: '{{date}} · {{title}}',
    slug: '{{id}}-{{title}}',
    thumbnail: 'image.src',
    sorted: 'ascending',
    filters: [upcoming, past],
    groups: [{ name: 'category', label: 'Art', field: 'category' }],
  },
  books: {
    label: 'Buchtipps',
    label_singular: 'Buchtipp',
    icon: 'menu_book',
    summary: '{{title}} · {{author}} · {{genre}}',
    slug: '{{id}}-{{title}}',
    pictures: 'covers',
    thumbnail: 'cover.src',
    groups: [{ name: 'genre', label: 'Art', field: 'genre' }],
  },
  games: {
    label: 'Spieletipps',
    label_singular: 'Spieletipp',
    icon: 'casino',
    summary: '{{title}} · {{type}}',
    slug: '{{id}}-{{title}}',
    thumbnail: 'image.src',
    groups: [{ name: 'type', label: 'Art', field: 'type' }],
  },
  issues: {
    label: 'Ausgaben',
    label_singular: 'Ausgabe',
    icon: 'newspaper',
    summary: 'Nr. {{number}}/{{year}} · {{date}} · {{motto}}',
    identifier_field: 'motto',
    slug: '{{year}}-{{number}}',
    thumbnail: 'cover.src',
    sorted: 'descending',
    filters: [upcoming, past],
    groups: [{ name: 'year', label: 'Jahr', field: 'year' }],
  },
  diagrams: {
    label: 'Zeichnungen',
    label_singular: 'Zeichnung',
    icon: 'schema',
    pictures: 'articles',
    slug: '{{title}}',
    thumbnail: 'drawing.src',
  },
  worksheets: {
    label: 'Arbeitsblätter',
    label_singular: 'Arbeitsblatt',
    icon: 'assignment',
    pictures: 'articles',
    summary: '{{slug}} · {{subject}}',
    identifier_field: 'subject',
    slug: { editable: true },
    thumbnail: false,
    filters: [without('hard', 'Ohne „Kurz und leicht“', 'simple.guess')],
  },
  debates: {
    label: 'Streitfragen',
    label_singular: 'Streitfrage',
    icon: 'forum',
    summary: '{{date}} · {{title}}',
    slug: '{{title}}',
    thumbnail: 'image.src',
    sorted: 'descending',
    filters: [upcoming, past],
  },
  questions: {
    label: 'Fragen von Kindern',
    label_singular: 'Frage',
    pictures: 'articles',
    icon: 'help',
    summary: '{{date}} · {{category}} · {{question}}',
    identifier_field: 'question',
    slug: '{{question}}',
    thumbnail: false,
    sorted: 'descending',
    filters: [upcoming, past],
    groups: [{ name: 'category', label: 'Rubrik', field: 'category' }],
  },
  comics: {
    label: 'Comics',
    label_singular: 'Comic',
    icon: 'sentiment_very_satisfied',
    summary: 'Folge {{number}} · {{date}} · {{title}}',
    slug: '{{title}}',
    thumbnail: 'panels.0.src',
    sorted: 'descending',
  },
  experiments: {
    label: 'Experimente',
    label_singular: 'Experiment',
    icon: 'science',
    slug: '{{title}}',
    thumbnail: 'image.src',
  },
  pages: { label: 'Textseiten', label_singular: 'Textseite', icon: 'description', fixed: true, thumbnail: 'image.src' },
  plans: {
    label: 'Abos',
    label_singular: 'Abo',
    icon: 'sell',
    summary: '{{title}} · {{price.amount}}',
    fixed: true,
    thumbnail: 'icon.src',
  },
};
