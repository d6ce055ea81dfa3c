import { textsIn } from '../highlights';
import { blocksIn, mastheadHeight, readingParts } from './reading';

const wordsOf = (block: Element) =>
  textsIn(block)
    .map(({ data }) => data)
    .join('')
    .trim();

/** Shows one paragraph at a time, large, in a dialog (R-AID-7). → { open } */
export function oneParagraphOf(dialog: HTMLDialogElement, turned: (text: Element) => void, ended: () => void) {
  const text = dialog.querySelector<HTMLElement>('[data-paragraph]');
  const count = dialog.querySelector('[data-count]');
  const buttons = [...dialog.querySelectorAll<HTMLButtonElement>('[data-step]')];
  let blocks: HTMLElement[] = [];
  let at = 0;

  const show = () => {
    const block = blocks[at];
    if (!block || !text) return;
    text.textContent = wordsOf(block);
    text.dataset.kind = block.matches('h2, h3, h4') ? 'heading' : 'text';
    if (count) count.textContent = `${at + 1} von ${blocks.length}`;
    for (const button of buttons)
      button.ariaDisabled = String(Number(button.dataset.step) < 0 ? at === 0 : at === blocks.length - 1);
    text.scrollTop = 0;
    turned(text);
  };
  const step = (by: number) => {
    at = Math.max(0, Math.min(blocks.length - 1, at + by));
    show();
  };
  for (const button of buttons) button.addEventListener('click', () => step(Number(button.dataset.step)));
  dialog.querySelector('[data-end]')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight' || key === 'ArrowLeft') step(key === 'ArrowRight' ? 1 : -1);
  });
  // Scroll the page to the last paragraph shown.
  dialog.addEventListener('close', () => {
    blocks[at]?.scrollIntoView({ block: 'start', behavior: 'instant' });
    ended();
  });

  return {
    open() {
      blocks = blocksIn(readingParts()).filter((block) => wordsOf(block) !== '');
      at = Math.max(
        0,
        blocks.findIndex((block) => block.getBoundingClientRect().bottom > mastheadHeight()),
      );
      dialog.showModal();
      show();
    },
  };
}
