import fc from 'fast-check';
import { runs } from '@/tests/thorough';
import type { Settings } from '../settings';
import { startOffice } from './office-browser';
import { CANCELLATION, keyNumber } from './sample';

/** What a program sends and a person does not; the first of them cannot be stored in PostgreSQL. */
const CONTROLS = ['\0', '\u0001', '\u001f', '\u007f'];
const ODD = [...CONTROLS, 'ä', '€', '😀', '\u202e', "' OR 1=1 --", '%', 'x'];
const odd = fc.array(fc.constantFrom(...ODD), { minLength: 1, maxLength: 43 }).map((parts) => parts.join(''));
const encoded = fc.oneof(
  odd.map(encodeURIComponent),
  fc.constantFrom('%00', '%E0%A4%A', '%ff', '%', '%u0000', 'ä'.repeat(43)),
);
const PLACES = ['/buero/vorgang/', '/buero/mails/', '/buero/alle?vor=', '/buero/'];
const ORDERS = ['/bestellungen/probe/', '/bestellungen/werbung/', '/bestellungen?x=', '/bestellungen/'];
const FORMS = ['/buero/suche', '/buero/weitergeben', '/buero/abmelden', '/buero/zustand', '/buero/anmelden'];

/** Both stores must pass it; PostgreSQL cannot store NUL. */
export function describeOddBytes(name: string, settings: () => Promise<Partial<Settings>>): void {
  describe(`${name}: odd bytes are refused, never an error (R-REC-17)`, () => {
    let office: Awaited<ReturnType<typeof startOffice>>;
    let path = '';
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    beforeAll(async () => {
      office = await startOffice(await settings());
      const { reference } = await office.order(keyNumber(1), CANCELLATION);
      path = `/buero/vorgang/${reference}`;
    });
    afterAll(async () => {
      await office.stop();
      said.mockRestore();
    });
    const many = { numRuns: runs(60, 1000) };

    test('in addresses', () =>
      fc.assert(
        fc.asyncProperty(fc.constantFrom(...PLACES), encoded, async (place, text) => {
          expect([200, 303, 400, 404]).toContain((await office.go(`${place}${text}`)).status);
        }),
        many,
      ));

    test('in addresses of the public part', () =>
      fc.assert(
        fc.asyncProperty(fc.constantFrom(...ORDERS), encoded, async (place, text) => {
          expect((await fetch(`${office.endpoint}${place}${text}`)).status).toBeLessThan(500);
        }),
        many,
      ));

    test('in notes, searches and other fields', () =>
      fc.assert(
        fc.asyncProperty(fc.constantFrom(...FORMS, path), odd, fc.boolean(), async (place, text, isMultipart) => {
          const fields = {
            do: 'change',
            state: 'taken',
            note: text,
            q: text,
            day: text,
            name: text,
            number: text,
            password: text,
          };
          const formToken = await office.formTokenOn('/buero/alle');
          const body = isMultipart ? new FormData() : new URLSearchParams();
          for (const [field, value] of Object.entries({ ...fields, formToken })) body.append(field, value);
          const { status } = await office.go(place, { method: 'POST', body });
          expect([200, 303, 400, 403, 404, 429]).toContain(status);
          if (CONTROLS.some((sign) => text.includes(sign))) expect([400, 403]).toContain(status);
        }),
        many,
      ));

    test('in form tokens and cookies', () =>
      fc.assert(
        fc.asyncProperty(odd, fc.constantFrom('ä'.repeat(43), '😀'.repeat(20), 'x'), async (text, token) => {
          for (const formToken of [text, token]) {
            const { status } = await office.go(path, {
              method: 'POST',
              body: new URLSearchParams({ formToken, note: 'x' }),
            });
            expect([303, 400, 403]).toContain(status);
          }
          const headers = { Cookie: `buero=${encodeURIComponent(text)}` };
          expect((await fetch(`${office.address}/buero/alle`, { headers, redirect: 'manual' })).status).toBeLessThan(
            400,
          );
        }),
        many,
      ));

    test('in a form that is none', async () => {
      await office.go('/buero/');
      for (const type of [
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
      ])
        expect([400, 403]).toContain(
          (await office.go(path, { method: 'POST', headers: { 'Content-Type': type }, body: '--y\r\n\0' })).status,
        );
    });
  });
}
