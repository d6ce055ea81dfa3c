import { isThere } from '@/lib/tasks/programs';
import { type Site, serve } from '../bench/serve';
import { built } from '../e2e/built';
import { ENGINES, type Engine } from './engines';
import { ENTRIES, isFormLive, visitor } from './visitor';

const ORDER = '/subscription/year/';

const NAMES = Object.keys(ENGINES) as (keyof typeof ENGINES)[];

describe.each(NAMES.flatMap((name) => [true, false].map((hasPageCache) => ({ name, hasPageCache }))))(
  'in $name, back/forward cache: $hasPageCache',
  ({ name, hasPageCache }) => {
    if (!isThere(name)) {
      test.todo('is not installed');
      return;
    }
    let site: Site;
    let engine: Engine;

    beforeAll(async () => {
      site = await serve('out');
      engine = await ENGINES[name](hasPageCache);
    });

    afterAll(async () => {
      await engine?.close();
      site.close();
    });

    test('a customer who reads the privacy notice during an order finds all entries except the IBAN (R-ORD-15)', async () => {
      const she = visitor(engine, site.address);
      const form = async () =>
        JSON.parse(
          await engine.run(() => {
            const fields = document.querySelectorAll<HTMLInputElement>(
              'island-root form input:not([type=radio], [type=checkbox])',
            );
            return JSON.stringify([...fields].map((field) => [field.name, field.value]));
          }),
        );
      await she.opens(ORDER);
      await she.types('Vorname', 'Erika');
      await she.finds('the form hydrated', isFormLive);
      for (const [label, text] of Object.entries(ENTRIES)) await she.types(label, text);
      await she.types('IBAN', 'DE89370400440532013000');
      await she.clicks('Samstag wählen', 'button');
      await she.clicks('Weiter', '.calendar-panel button');
      await she.clicks('Samstag', '.calendar-panel td > :not([aria-disabled=true], [data-unavailable])');
      await she.finds('the calendar closed', () => document.querySelector('.calendar-panel') === null);
      const typed = await form();
      await engine.run(() => document.documentElement.setAttribute('data-seen', ''));
      await she.clicks('Datenschutz', 'footer a');
      await she.sees('Datenschutz', 'h1');
      await engine.back();
      await she.isAt(ORDER);
      await she.finds('the form hydrated', isFormLive);
      await she.sees(built.order.wayBack);
      const isKept = await engine.run(() => document.documentElement.hasAttribute('data-seen'));
      expect(isKept).toBe(hasPageCache);
      expect(await form()).toEqual(typed.map(([name, value]: string[]) => [name, name === 'iban' ? '' : value]));
    });
  },
);
