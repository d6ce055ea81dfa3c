import { expect, type Locator, type Page, test } from '@playwright/test';
import { today } from 'german/dates/day';
import { ARRIVALS, type Arrival, fault, holdRequests } from './arrivals';
import { morningOf } from './built';

/** A control of an island, and the effect of using it. */
type Thing = {
  control: (page: Page) => Locator;
  /** Text to type into it. */
  text?: string;
  effect: (page: Page) => Promise<unknown>;
};

export type Use = Thing & {
  words: string;
  act: (control: Locator) => Promise<unknown>;
  /** Typed while the scripts arrive, wherever the caret is. */
  rest?: string;
};

/** Waits until at least one island is hydrated, and every requested one. */
export const hydrated = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('island-root[data-live]') && !document.querySelector('island-root[data-asked]'),
  );

const halves = (text: string) => [text.slice(0, -2), text.slice(-2)] as const;

export const click = (thing: Thing): Use => ({ ...thing, words: 'by mouse', act: (control) => control.click() });
export const tap = (thing: Thing): Use => ({ ...thing, words: 'by touch', act: (control) => control.tap() });

/** Acts like a screen reader: focuses the control without a pointer and presses a key. */
export const key = (name: string, thing: Thing): Use => ({
  ...thing,
  words: `by ${name}`,
  async act(control) {
    await control.focus();
    await control.press(name);
  },
});

export const type = ({ text = '', ...thing }: Thing): Use => {
  const [begun, rest] = halves(text);
  return {
    ...thing,
    words: 'typed, without a pause',
    rest,
    async act(control) {
      await control.focus();
      await control.press('Control+A');
      await control.page().keyboard.type(begun);
    },
  };
};

export const paste = ({ text = '', ...thing }: Thing): Use => {
  const [begun, rest] = halves(text);
  return {
    ...thing,
    words: 'pasted and written on',
    rest,
    async act(control) {
      await control.evaluate((_, words) => navigator.clipboard.writeText(words), begun);
      await control.focus();
      await control.press('Control+A');
      await control.press('Control+V');
      await expect(control).toHaveValue(begun);
    },
  };
};

/** Sets the value without key presses or focus, as extensions do. */
export const fillIn = ({ text = '', ...thing }: Thing): Use => ({
  ...thing,
  words: 'filled in by an extension',
  act: (control) =>
    control.evaluate((field: HTMLInputElement, words) => {
      field.value = words;
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    }, text),
});

/** Uses each control before its island is hydrated, with scripts arriving early, late and in between. */
export async function expectAllToTakeEffect(page: Page, path: string, uses: readonly Use[]) {
  await page.context().grantPermissions(['clipboard-write']);
  await page.clock.install({ time: morningOf(today()) });
  for (const at of Array(Math.max(uses.length, ARRIVALS.length)).keys()) {
    const use = uses[at % uses.length] as Use;
    const { how, come, held } = ARRIVALS[at % ARRIVALS.length] as Arrival;
    await test.step(`${use.words}, scripts ${how}`, async () => {
      const scripts = await holdRequests(page, held);
      await page.goto('about:blank');
      await page.goto(path, { waitUntil: held ? 'commit' : 'domcontentloaded' });
      const control = use.control(page);
      await use.act(control);
      await come({ page, scripts, control });
      if (use.rest) await page.keyboard.type(use.rest);
      await use.effect(page);
      await expect(fault(page)).toBeHidden();
      await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}
