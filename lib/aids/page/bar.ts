import { afterPaint } from '@/lib/after-paint';
import { AIDS, type Aid, isChoice, KEY, parseSettings, type Settings, withChoice } from '../settings';
import { loadSettings, saveSettings } from './device';
import { keepScrollPosition } from './keep-place';
import { oneParagraphOf } from './one-paragraph';
import { rulerOf } from './ruler';
import { addSyllables, type End, hideSyllables, showSyllables } from './syllables';

const { dataset } = document.documentElement;

const onPage = (): Settings =>
  Object.fromEntries(AIDS.filter((aid) => isChoice(aid, dataset[aid])).map((aid) => [aid, dataset[aid] ?? '']));

const includes = (settings: Settings, preset: Settings) =>
  Object.entries(preset).every(([aid, value]) => settings[aid as Aid] === value);

/** Resets every aid of a preset: without({ size: '3' }) → { size: '' } */
const without = (preset: Settings): Settings => Object.fromEntries(Object.keys(preset).map((aid) => [aid, '']));

/** Starts the bar of a page: applies choices, stores them, and can forget them (R-AID-3 to R-AID-9). */
export function startBar(bar: HTMLElement): void {
  const button = bar.querySelector<HTMLElement>('[data-aids-open]');
  const panel = bar.querySelector<HTMLElement>('[data-panel]');
  const ruled = bar.querySelector<HTMLElement>('[data-ruler]');
  const dialog = bar.querySelector('dialog');
  const status = panel?.querySelector('[role=status]');
  if (!button || !panel || !ruled || !dialog || !status) return;

  const say = (word?: 'kept' | 'unkept' | 'forgotten' | 'lost') => {
    status.textContent = word ? (bar.dataset[word] ?? '') : '';
  };
  const fields = [...panel.querySelectorAll<HTMLInputElement>('input')];
  const aidOf = ({ name }: HTMLInputElement) => name as Aid;
  const presets = [...panel.querySelectorAll<HTMLElement>('[data-preset]')];
  const presetOf = ({ dataset: { preset = '' } }: HTMLElement) => parseSettings(preset);
  const mirror = (settings: Settings) => {
    for (const field of fields) field.checked = (settings[aidOf(field)] ?? '') === field.value;
    for (const preset of presets) preset.ariaPressed = String(includes(settings, presetOf(preset)));
  };

  const address = bar.dataset.words ?? '';
  const tell = (end: End) => end !== 'shown' && say(end);
  const syllables = () => (dataset.syllables ? void showSyllables(address).then(tell) : hideSyllables());
  /** Applies settings to the page and to the form fields. */
  function show(settings: Settings, isNew: (aid: Aid) => boolean) {
    keepScrollPosition(() => {
      for (const aid of AIDS) {
        const value = settings[aid];
        if (value === undefined) delete dataset[aid];
        else dataset[aid] = value;
      }
    });
    ruler.measure();
    mirror(settings);
    if (isNew('syllables')) syllables();
  }
  async function choose(choices: Settings) {
    await afterPaint();
    // A font that loads late would shift the text while it is read.
    if (choices.face === 'school')
      await document.fonts.load(`1em ${getComputedStyle(bar).getPropertyValue('--font-school')}`).catch(() => []);
    const settings = AIDS.reduce((all, aid) => withChoice(all, aid, choices[aid] ?? all[aid] ?? ''), onPage());
    show(settings, (aid) => choices[aid] !== undefined);
    say(saveSettings(settings) ? 'kept' : 'unkept');
  }

  /** Focuses the button that opened the bar, without scrolling: the pressed control is hidden by now. */
  const back = () => button.focus({ preventScroll: true });
  const ruler = rulerOf(ruled, back);
  const paragraph = oneParagraphOf(dialog, (text) => dataset.syllables && void addSyllables(address, text), back);
  const close = () => panel.hidePopover();
  const acts: Record<string, () => void | Promise<void>> = {
    ruler: async () => {
      close();
      await afterPaint();
      ruler.start();
    },
    paragraph: async () => {
      close();
      await afterPaint();
      paragraph.open();
    },
    reset: async () => {
      await afterPaint();
      show({}, () => true);
      say(saveSettings({}) ? 'forgotten' : 'unkept');
    },
    close: () => {
      close();
      back();
    },
  };

  panel.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) void choose({ [target.name]: target.value });
  });
  panel.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>('[data-act], [data-preset]');
    if (!pressed) return;
    const { act = '' } = pressed.dataset;
    if (act) return void acts[act]?.();
    const preset = presetOf(pressed);
    void choose(includes(onPage(), preset) ? without(preset) : preset);
  });
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && void acts.close?.());
  panel.addEventListener('toggle', (event) => {
    button.ariaExpanded = String((event as ToggleEvent).newState === 'open');
  });
  // The reader switched to the other text or puzzle level.
  document.addEventListener('change', async ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !['text', 'stufe'].includes(target.name)) return;
    await afterPaint();
    ruler.measure();
    if (dataset.syllables) syllables();
  });
  // Changed in another tab.
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) show(loadSettings(), () => true);
  });

  const open = async () => {
    await afterPaint();
    say();
    panel.showPopover();
    presets[0]?.focus({ preventScroll: true });
  };
  button.addEventListener('click', () => (panel.matches(':popover-open') ? void acts.close?.() : void open()));
  mirror(onPage());
  bar.dataset.state = 'ready';
  const lost = bar.querySelector<HTMLElement>('[data-lost]');
  if (lost) lost.hidden = true;
  if (dataset.syllables) syllables();
  if (bar.dataset.wanted !== undefined) void open();
}
