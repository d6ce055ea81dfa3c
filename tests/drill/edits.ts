import { extname } from 'node:path';
import type { Draft } from './draft';

/** An editor's change in content/, and the browser tests that it affects. */
export type Edit = {
  does: string;
  edit: (draft: Draft) => void;
  specs: readonly string[];
  /** What the content check says to an edit that it must refuse. */
  refused?: RegExp;
};

const EVENTS = ['events.spec', 'events-calendar.spec', 'event-page.spec'];
const TIPS = ['tips-lists.spec', 'tips-showcase.spec', 'tips-faults.spec'];
const NEWS = ['news.spec', 'article.spec'];
const ORDER = ['order.spec', 'order-view.spec', 'order-sending.spec'];
const EVERY = ['every-route.spec', 'search.spec', 'chrome.spec'];

/** A paragraph with a unique word. */
const LATER =
  'Die Quallenkutsche fährt durch tiefes Wasser und hält an jeder Koralle, damit alle Fische ein- und aussteigen können.';

/** A plan in the words of its own; the picture is the gift's. `compared` is what the months cost in the year plan. */
const HALF_YEAR = (compared: string) => ({
  id: 'half-year',
  position: 4,
  asks: { gift: false, school: false },
  title: 'Halbjahresabo',
  description: 'Ein halbes Jahr {product}, jede Woche neu, auf einmal bezahlt.',
  features: ['{plans.half-year.issues} Ausgaben', 'Lieferung jeden {delivery.day}', 'Endet von selbst'],
  colour: 'mint',
  popular: false,
  badge: 'Für ein halbes Jahr',
  headline: 'Ein halbes Jahr {product}',
  lead: 'Sechs Monate lang kommt jede Woche eine Ausgabe. Danach endet das Abo von selbst.',
  benefits: [
    { title: '{plans.half-year.issues} Ausgaben', text: 'Jede Woche eine neue Zeitung, ein halbes Jahr lang.' },
    { title: 'Einmal bezahlt', text: 'Für {plans.half-year.price} kommt jede Ausgabe, ohne weitere Rechnung.' },
    {
      title: 'Endet automatisch',
      text: 'Mit der {plans.half-year.issuesOrdinal} Ausgabe ist Schluss, ganz ohne Kündigung.',
    },
  ],
  formTitle: 'Halbjahresabo bestellen',
  price: {
    amount: '48 €',
    period: 'einmalig für {plans.half-year.issues} Ausgaben',
    original: { amount: compared, reason: '6 Monate im regulären Abo, 6 × {plans.year.price}' },
  },
  terms: { kind: 'once', issues: 26 },
  followUp: 'Der Preis enthält Mehrwertsteuer und Zustellung. Danach kommen keine weiteren Kosten.',
  notes: [],
  ending: [
    'Das Halbjahresabo endet automatisch nach {plans.half-year.issues} Ausgaben. Eine Kündigung ist nicht nötig.',
  ],
});
const HALF_YEAR_TERMS = {
  heading: '16. Abo „{plans.half-year.name}“',
  body: 'Es kostet {plans.half-year.price} einmalig für {plans.half-year.issues} Ausgaben und endet danach von selbst.',
};

const inMonth = (id: number) => ({ title: `Termin Nummer ${id}`, date: `${(id % 28) + 1}. Mai 2027` });
const titled = (id: number) => ({ title: `Ein neuer Titel ${id}` });

/** `count` entries of each kind; the news lists are updated, as they name articles by file. */
const countOf = (count: number): Edit => ({
  does: `${count} of each thing`,
  edit: ({ fill, files, change, keepToArticles, removeBrokenIssues }) => {
    fill('events', count, inMonth);
    fill('books', count, titled);
    fill('games', count, titled);
    fill('articles', count, titled);
    const slugs = files('articles').map((file) => file.replace(/^articles\/|\.yaml$/g, ''));
    const linked = (list: unknown) =>
      (list as { article?: string }[])
        .slice(0, count)
        .map(({ article, ...one }) => (article && slugs.includes(article) ? { ...one, article } : one));
    change('news.yaml', ({ regional, animals }) => ({
      teaser: slugs.slice(0, 6),
      world: slugs.slice(-4),
      regional: linked(regional),
      animals: linked(animals),
    }));
    keepToArticles(slugs);
    removeBrokenIssues();
  },
  specs: EVERY,
});

export const EDITS: Record<string, Edit> = {
  'add-event': {
    does: 'adds an event',
    edit: ({ fill, files }) =>
      fill('events', files('events').length + 1, () => ({ title: 'Drachenfest im Park', date: '18. September 2027' })),
    specs: EVENTS,
  },
  'remove-event': {
    does: 'removes the first event',
    edit: ({ remove, file, removeBrokenIssues }) => {
      remove(file('events', 0));
      removeBrokenIssues();
    },
    specs: EVENTS,
  },
  'move-event': {
    does: 'moves an event to another year',
    edit: ({ change, file }) => change(file('events', 0), () => ({ date: '9. Dezember 2028' })),
    specs: EVENTS,
  },
  'add-article': {
    does: 'adds an article dated 2027 and puts it first',
    edit: ({ read, write, file, change }) => {
      const title = 'Wie ein neuer Artikel entsteht';
      write('articles/wie-ein-neuer-artikel-entsteht.yaml', {
        ...read(file('articles', 0)),
        title,
        excerpt: 'Vom ersten Gedanken bis zum letzten Punkt: So wird aus einer Frage ein Artikel, den alle verstehen.',
        date: '5. April 2027',
      });
      change('news.yaml', ({ teaser }) => ({
        teaser: ['wie-ein-neuer-artikel-entsteht', ...(teaser as string[]).slice(0, -1)],
      }));
    },
    specs: NEWS,
  },
  'date-article': {
    does: 'puts an article of a later year first, with a picture of its own',
    edit: ({ read, write, file, change, copyPicture }) => {
      const original = read(file('articles', 0)) as { image: { src: string; alt: string }; content: object[] };
      const picture = `articles/spaeter${original.image.src.slice(original.image.src.lastIndexOf('.'))}`;
      copyPicture(original.image.src, picture);
      write('articles/wie-die-quallenkutsche-faehrt.yaml', {
        ...original,
        title: 'Wie die Quallenkutsche fährt',
        content: original.content.map((block) =>
          'text' in block && 'type' in block && block.type === 'paragraph' ? { ...block, text: LATER } : block,
        ),
        image: { ...original.image, src: picture },
        publishFrom: '5. April 2099, 8 Uhr',
      });
      change('news.yaml', ({ teaser }) => ({ teaser: ['wie-die-quallenkutsche-faehrt', ...(teaser as string[])] }));
    },
    specs: NEWS,
  },
  draft: {
    does: 'begins an event and a book as drafts',
    edit: ({ read, write, file }) => {
      const draft = { id: 900, draft: true };
      write('events/900-entwurf.yaml', { ...read(file('events', 0)), ...draft, title: 'Das Nebelpuddingfest' });
      write('books/900-entwurf.yaml', { ...read(file('books', 0)), ...draft, title: 'Der Tupfenlurchclub' });
    },
    specs: [...EVENTS, ...TIPS],
  },
  'remove-book': {
    does: 'removes the first book',
    edit: ({ remove, file, removeBrokenIssues }) => {
      remove(file('books', 0));
      removeBrokenIssues();
    },
    specs: TIPS,
  },
  'add-game': {
    does: 'adds a game',
    edit: ({ fill, files }) => fill('games', files('games').length + 1, () => ({ title: 'Das neue Spiel' })),
    specs: TIPS,
  },
  'half-year': {
    does: 'sells a fifth plan: half a year, 26 issues, paid ahead, no gift, ends by itself',
    edit: ({ read, write, change }) => {
      const { amount: monthly } = (read('plans/year.yaml') as { price: { amount: string } }).price;
      const halfYear = 6 * Number.parseFloat(monthly.replace(',', '.'));
      write('plans/half-year.yaml', {
        ...read('plans/gift.yaml'),
        ...HALF_YEAR(`${halfYear.toFixed(2).replace('.', ',')} €`),
      });
      change('plans/class.yaml', ({ position }) => ({ position: Number(position) + 1 }));
      change('pages/agb.yaml', ({ sections }) => ({ sections: [...(sections as object[]), HALF_YEAR_TERMS] }));
    },
    specs: [...ORDER, 'order-paper.spec', 'search.spec', 'every-route.spec'],
  },
  'year-price': {
    does: 'changes the price of the year',
    edit: ({ change }) =>
      change('plans/year.yaml', ({ price }) => ({ price: { ...(price as object), amount: '9,50 €' } })),
    specs: ORDER,
  },
  'trial-six-weeks': {
    does: 'makes the trial one of six weeks',
    edit: ({ change }) =>
      change('plans/trial.yaml', ({ terms }) => ({ terms: { ...(terms as object), freeIssues: 6 } })),
    specs: ORDER,
  },
  rename: {
    does: 'renames the product and the publisher',
    edit: ({ change }) => {
      change('title.yaml', () => ({ name: 'Klexi' }));
      change('site.yaml', ({ publisher }) => ({
        publisher: { ...(publisher as object), name: 'Verlag Muster', street: 'Musterweg 1', city: '50667 Köln' },
      }));
    },
    specs: [...EVERY, ...ORDER],
  },
  'no-games': {
    does: 'empties the list of games',
    edit: ({ fill, removeBrokenIssues }) => {
      fill('games', 0, titled);
      removeBrokenIssues();
    },
    specs: [...TIPS, ...EVERY],
  },
  'sixty-events': {
    does: 'has 60 events in one month',
    edit: ({ fill }) => fill('events', 60, inMonth),
    specs: EVENTS,
  },
  'long-title': {
    does: 'writes a title of 120 letters',
    edit: ({ change, file }) =>
      change(file('events', 0), () => ({ title: 'Ein langer Titel '.repeat(8).slice(0, 119).concat('!') })),
    specs: EVENTS,
    refused: /title.*: gefunden 120 Zeichen.*, erwartet höchstens \d+ Zeichen/,
  },
  'second-picture': {
    does: 'gives an article a second picture',
    edit: ({ change, copyPicture, file, read }) => {
      const { image } = read(file('articles', 0)) as { image: { src: string; alt: string } };
      const second = `articles/zweites-bild${extname(image.src)}`;
      copyPicture(image.src, second);
      change(file('articles', 0), ({ content }) => ({
        content: [
          ...(content as unknown[]).slice(0, 2),
          { type: 'image', image: { ...image, src: second }, caption: 'Noch ein Bild dazu' },
          ...(content as unknown[]).slice(2),
        ],
      }));
    },
    specs: NEWS,
  },
  'count-0': countOf(0),
  'count-1': countOf(1),
  'count-2': countOf(2),
  'count-7': countOf(7),
  'count-60': countOf(60),
};

/** Edits that do not touch each other share a copy, as most of the time goes into building it. The first is the quick drill. */
const TOGETHER: readonly (readonly string[])[] = [
  ['add-event', 'remove-book', 'year-price'],
  ['remove-event', 'add-game', 'trial-six-weeks'],
  ['move-event', 'date-article', 'draft', 'rename'],
  ['sixty-events', 'second-picture', 'half-year'],
  ['no-games', 'add-article'],
];

/** joined(['draft', 'year-price']) → ['draft + year-price', { does: 'begins …; changes …', … }] */
function joined(names: readonly string[]): [string, Edit] {
  const edits = names.map((name) => EDITS[name] as Edit);
  const edit: Edit['edit'] = (draft) => {
    for (const one of edits) one.edit(draft);
  };
  const specs = [...new Set(edits.flatMap((one) => one.specs))];
  return [names.join(' + '), { does: edits.map(({ does }) => does).join('; '), edit, specs }];
}

/** Every edit once, with its name: first those that share a copy, then the others. */
export const ROUND: readonly [string, Edit][] = [
  ...TOGETHER.map(joined),
  ...Object.entries(EDITS).filter(([name]) => !TOGETHER.flat().includes(name)),
];
