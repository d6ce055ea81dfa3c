import { isThere } from '@/lib/tasks/programs';
import { type Site, serve } from '../bench/serve';
import { ENGINES, type Engine } from './engines';
import { visitor } from './visitor';

describe.each(Object.keys(ENGINES) as (keyof typeof ENGINES)[])('in %s', (name) => {
  if (!isThere(name)) {
    test.todo('is not on this machine');
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

  test('the landing page has its look, its pictures and its plans', async () => {
    await she.opens('/');
    await she.sees('Die Zeitung für wissbegierige Kinder');
    await she.sees('8,90 €');
    await she.finds('the night of the plans’ ground', () => {
      const ground = getComputedStyle(document.querySelector('#subscribe') ?? document.body).backgroundColor;
      return ground === 'rgb(59, 44, 122)';
    });
    await she.finds(
      'the first picture',
      () => (document.querySelector('main img') as HTMLImageElement).naturalWidth > 0,
    );
  });

  test('a family looks for events in Mülheim and shares the address', async () => {
    await she.opens('/#events');
    await she.types('Suche nach Titel, Ort oder Monat', 'muelheim');
    await she.sees('Veranstaltung', '#events [role=status]');
    await she.isAt('/?suche=muelheim#events');
    await she.finds('fewer cards', () => {
      const cards = [...document.querySelectorAll('#events article')].filter(
        (card) => card.getClientRects().length > 0,
      );
      return cards.length > 0 && cards.length < 8;
    });
  });

  test('a family opens the calendar, and a day shows its events', async () => {
    await she.opens('/?ansicht=kalender#events');
    await she.finds('the month', () => document.querySelectorAll('#events [role=gridcell]').length >= 28);
    await she.sees('Kommende Veranstaltungen');
    await she.sees('Winterlesung unter dem Leuchtstern');
  });

  test('a child follows a link to one book and finds it marked', async () => {
    await she.opens('/books/#book-7');
    await she.finds('the book in view', () => {
      const place = document.querySelector('#book-7')?.getBoundingClientRect();
      return place !== undefined && place.top > -place.height && place.top < window.innerHeight;
    });
    await she.sees('Hier ist dein Buchtipp', 'body');
  });

  test('a child answers a quiz question', async () => {
    await she.opens('/news/wie-ein-vulkan-ausbricht/');
    const answer = await engine.run(() => document.querySelector('fieldset label')?.textContent?.trim() ?? '');
    await she.clicks(answer, 'fieldset label');
    await she.finds('the right answer marked', () => document.querySelector('fieldset [data-right]') !== null);
  });

  test('a child finds owls by the search, typing error included', async () => {
    await she.opens('/suche/');
    await she.types('Suchwort', 'Eulle');
    await she.sees('Warum Eulen lautlos fliegen');
    await she.sees('Treffer für „Eulle“', '[role=status]');
  });

  test('grandparents order a gift: faults are told, nothing typed is lost, the order is there', async () => {
    await she.opens('/subscription/gift/');
    await she.types('Vorname', 'Erika');
    await she.clicks('Zahlungspflichtig bestellen', 'button');
    await she.sees('Bitte prüfen Sie diese Angaben');
    await she.types('Nachname', 'Muster');
    await she.types('E-Mail', 'erika@example.org');
    await she.types('Straße', 'Hauptstraße');
    await she.types('Hausnummer', '12a');
    await she.types('Postleitzahl', '50667');
    await she.types('Stadt', 'Köln');
    await she.clicks('Frau', 'label');
    await she.clicks('Ich habe die AGB gelesen', 'label');
    await she.clicks('Zahlungspflichtig bestellen', 'button');
    await she.sees('Erika Muster');
    await she.sees('Vorschau');
  });
});
