import { palette } from 'content/title';
import { today } from 'german/dates/day';
import { formatPrice } from 'german/money';
import { articlePath, PATHS } from '@/lib/paths';
import { isThere } from '@/lib/tasks/programs';
import { type Site, serve } from '../bench/serve';
import { built, eventsFor, eventsOn, longestWord, near, planNamed, SEARCHED, SOUGHT } from '../e2e/built';
import { SPEC_TEXTS } from '../spec-texts';
import { ENGINES, type Engine } from './engines';
import { ENTRIES, isFormLive, visitor } from './visitor';

/** rgb('#3B2C7A') → 'rgb(59, 44, 122)', the computed notation. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16)).join(', ')})`;

/** Spelling without umlauts: spelledOut('Mülheim') → 'muelheim' */
const spelledOut = (word: string) =>
  word.toLowerCase().replace(/[äöü]/g, '$&e').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

describe.each(Object.keys(ENGINES) as (keyof typeof ENGINES)[])('in %s', (name) => {
  if (!isThere(name)) {
    test.todo('is not installed');
    return;
  }
  let site: Site;
  let engine: Engine;
  let she: ReturnType<typeof visitor>;

  beforeAll(async () => {
    site = await serve('out');
    engine = await ENGINES[name]();
    console.log(engine.version);
    she = visitor(engine, site.address);
  });

  afterAll(async () => {
    await engine?.close();
    site.close();
  });

  test('the landing page has its styles, pictures and plans', async () => {
    await she.opens('/');
    await she.sees(SPEC_TEXTS.tagline);
    await she.sees(formatPrice(planNamed('year').price.amount.cents));
    await she.finds(
      'the night of the plans’ ground',
      (night) => getComputedStyle(document.querySelector('#subscribe') ?? document.body).backgroundColor === night,
      rgb(palette.night),
    );
    await she.finds(
      'the first picture',
      () => (document.querySelector('main img') as HTMLImageElement).naturalWidth > 0,
    );
  });

  for (const { title } of near(eventsOn(today()), 0)) {
    const word = spelledOut(longestWord(title));
    test(`a family searches the events for ${word} and shares the URL`, async () => {
      await she.opens('/#events');
      await she.types('Suche nach Titel, Ort oder Monat', word);
      await she.sees('Veranstaltung', '#events [role=status]');
      await she.isAt(`/?suche=${word}#events`);
      await she.sees(title, '#events');
      await she.finds(
        'no other cards',
        (count) =>
          [...document.querySelectorAll('#events article')].filter((card) => card.getClientRects().length > 0)
            .length === Number(count),
        String(eventsFor(word).length),
      );
    });

    test('a family opens the calendar and sees the next events', async () => {
      await she.opens('/?ansicht=kalender#events');
      await she.finds('the month', () => document.querySelectorAll('#events [role=grid] td button').length >= 28);
      await she.sees('Kommende Veranstaltungen');
      await she.sees(title);
    });
  }

  for (const { id } of near(built.books, 6)) {
    test('a child follows a link to a book and sees it marked', async () => {
      await she.opens(`${PATHS.books}#book-${id}`);
      await she.finds(
        'the book in view',
        (anchor) => {
          const place = document.getElementById(anchor)?.getBoundingClientRect();
          return place !== undefined && place.top > -place.height && place.top < window.innerHeight;
        },
        `book-${id}`,
      );
      await she.sees('Hier ist dein Buchtipp', 'body');
    });
  }

  for (const { slug } of near(built.articles, 0)) {
    test('a child answers a quiz question', async () => {
      await she.opens(articlePath(slug));
      const answer = await engine.run(
        () => document.querySelector('island-root label:has([type=radio])')?.textContent?.trim() ?? '',
      );
      await she.clicks(answer, 'island-root label:has([type=radio])');
      await she.finds('the right answer marked', () => document.querySelector('fieldset [data-right]') !== null);
    });
  }

  test('a child finds an article despite a typo', async () => {
    const typed = SEARCHED.replace(/.$/, '$&$&');
    await she.opens(PATHS.search);
    await she.types('Suchwort', typed);
    await she.sees(SOUGHT.title);
    await she.sees(`Treffer für „${typed}“`, '[role=status]');
  });

  test('a gift order: errors are shown, entries stay, and the order arrives', async () => {
    await she.opens('/subscription/gift/');
    await she.types('Vorname', 'Erika');
    // An earlier press only asks to press again.
    await she.finds('the form hydrated', isFormLive);
    await she.clicks('Zahlungspflichtig bestellen', 'button');
    await she.sees('Bitte prüfen Sie diese Angaben');
    for (const [label, text] of Object.entries(ENTRIES)) await she.types(label, text);
    await she.types('Postleitzahl', '50667');
    await she.types('Stadt', 'Köln');
    await she.clicks('Frau', 'label');
    await she.clicks('Ich stimme den AGB zu', 'label');
    await she.clicks('Zahlungspflichtig bestellen', 'button');
    await she.sees('Erika Muster');
    await she.sees('Vorschau');
  });
});
