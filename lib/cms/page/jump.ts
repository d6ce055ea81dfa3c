import { make } from './make';

const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));

const EDITOR = '.pane[data-mode="edit"]';
/** Number of frames that Sveltia may take to unfold and render a part. */
const FRAMES = 30;
const FOCUSED = 'input, textarea, [contenteditable="true"], [tabindex="0"], button';

const fieldAt = (keyPath: string) =>
  document.querySelector<HTMLElement>(`${EDITOR} .field[data-key-path="${CSS.escape(keyPath)}"]`);

/** Sends the message of Sveltia's own preview, which unfolds and focuses a field. */
async function ask(keyPath: string): Promise<HTMLElement | null> {
  const locale = document.querySelector<HTMLElement>(EDITOR)?.dataset.locale ?? '_default';
  window.postMessage({ type: 'highlight-editor-field', payload: { locale, keyPath } }, window.location.origin);
  for (let frames = 0; frames < FRAMES && !fieldAt(keyPath); frames += 1) await nextFrame();
  return fieldAt(keyPath);
}

/** Clicks the button of an entry with a chosen type, which the message does not unfold. → whether it was folded */
function unfolded(list: HTMLElement | null, index: string): boolean {
  const buttons = list?.querySelectorAll<HTMLElement>(`[aria-controls$="-item-${index}-body"][aria-expanded="false"]`);
  const own = [...(buttons ?? [])].find((button) => button.closest('.field') === list);
  own?.click();
  return own !== undefined;
}

/** Focuses a field or its nearest parent, step by step, as parts out of view are rendered only after scrolling. */
async function focusField(keys: readonly string[]): Promise<void> {
  let nearest: HTMLElement | null = null;
  for (const count of keys.keys()) {
    if (unfolded(nearest, keys[count] ?? '')) continue;
    const field = await ask(keys.slice(0, count + 1).join('.'));
    field?.scrollIntoView({ block: 'center' });
    nearest = field ?? nearest;
  }
  for (let frames = 0; frames < FRAMES && nearest && !nearest.contains(document.activeElement); frames += 1)
    await nextFrame();
  if (nearest && !nearest.contains(document.activeElement)) nearest.querySelector<HTMLElement>(FOCUSED)?.focus();
}

/** jumpTo('Titel', ['title']) → a button that leads to this field */
export const jumpTo = (text: string, keys: readonly string[]) =>
  make('button', { type: 'button', title: 'Zum Feld', onclick: () => void focusField(keys) }, text);
