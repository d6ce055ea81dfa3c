import { until } from '../until';
import type { Engine } from './engines';

/** Waits until the function returns a truthy value in the page. */
const seen = <A extends string[]>(
  engine: Engine,
  what: string,
  work: (...parameters: A) => boolean | string,
  ...parameters: A
) => until(what, () => engine.run(work, ...parameters));

/** Selector of the visible, enabled element with one of these tags and this name; for a label, of its field. */
async function named(engine: Engine, tags: string, name: string): Promise<string> {
  const find = (among: string, wanted: string) => {
    const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const hit = [...document.querySelectorAll(among)].find(
      (element) => nameOf(element).startsWith(wanted) && element.getClientRects().length > 0,
    );
    const target = hit instanceof HTMLLabelElement && hit.htmlFor ? hit.control : hit;
    if (!target || target.matches(':disabled')) return '';
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    target.id ||= `test-${Math.random().toString(36).slice(2)}`;
    return `[id="${target.id}"]`;
  };
  return String(await seen(engine, `${tags} „${name}“`, find, tags, name));
}

/** Actions and checks of a visitor, by visible words. */
export const visitor = (engine: Engine, origin: string) => ({
  opens: (path: string) => engine.open(origin + path),
  clicks: async (name: string, tags = 'a, button, summary, label') => engine.click(await named(engine, tags, name)),
  types: async (label: string, text: string) => engine.type(await named(engine, 'label', label), text),
  sees: (text: string, within = 'main') =>
    seen(
      engine,
      `„${text}“`,
      (scope, wanted) =>
        [...document.querySelectorAll<HTMLElement>(scope)].some((element) =>
          // innerText, as textContent includes hidden words.
          element.innerText.replaceAll('\u00ad', '').replace(/\s+/g, ' ').includes(wanted),
        ),
      within,
      text.replace(/\s+/g, ' '),
    ),
  isAt: (path: string) =>
    seen(engine, path, (wanted) => window.location.href.endsWith(wanted) && document.readyState === 'complete', path),
  /** Checks beyond visible words. */
  finds: <A extends string[]>(what: string, work: (...parameters: A) => boolean, ...parameters: A) =>
    seen(engine, what, work, ...parameters),
});

/** A customer's entries, by label, all but the first name, which is typed before the form is hydrated. */
export const ENTRIES = {
  Nachname: 'Muster',
  'E-Mail': 'erika@example.org',
  Straße: 'Hauptstraße',
  Hausnummer: '12a',
};

/** Whether the page's form is hydrated; runs in the page. */
export const isFormLive = () => document.querySelector('island-root[data-live] form') !== null;
