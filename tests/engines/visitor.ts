import type { Engine } from './engines';

const PATIENCE = 20_000;

/** Waits until the function is true in the page; says what was waited for when it never is. */
async function until<A extends string[]>(
  engine: Engine,
  what: string,
  work: (...parameters: A) => boolean | string,
  ...parameters: A
) {
  const end = performance.now() + PATIENCE;
  while (!(await engine.run(work, ...parameters))) {
    if (performance.now() > end) throw new Error(`Never seen: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The selector of the element of these tags that is named so, in view and ready; its field where a label is meant. */
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
  await until(engine, `${tags} „${name}“`, find, tags, name);
  return engine.run(find, tags, name);
}

/** A visitor's hands and eyes, in the words of the page. */
export const visitor = (engine: Engine, origin: string) => ({
  opens: (path: string) => engine.open(origin + path),
  clicks: async (name: string, tags = 'a, button, summary, label') => engine.click(await named(engine, tags, name)),
  types: async (label: string, text: string) => engine.type(await named(engine, 'label', label), text),
  sees: (text: string, within = 'main') =>
    until(
      engine,
      `„${text}“`,
      (scope, wanted) =>
        [...document.querySelectorAll<HTMLElement>(scope)].some((element) =>
          // Not textContent: hidden words are not seen.
          element.innerText.replaceAll('\u00ad', '').replace(/\s+/g, ' ').includes(wanted),
        ),
      within,
      text.replace(/\s+/g, ' '),
    ),
  isAt: (path: string) =>
    until(engine, path, (wanted) => window.location.href.endsWith(wanted) && document.readyState === 'complete', path),
  /** What the page is asked beyond words. */
  finds: <A extends string[]>(what: string, work: (...parameters: A) => boolean, ...parameters: A) =>
    until(engine, what, work, ...parameters),
});
