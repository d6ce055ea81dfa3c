import { saveFile } from '@/components/ui/save-file';

/** Page size of the gift card; CSS has no keyword for A6. Added for its print only, as @page applies to all prints. */
const CARD_PAPER = '@page { size: 148mm 105mm; margin: 0; }';

/** Any of these ends the print of the card: the next print, or something done on the page. */
const NEXT = ['keydown', 'pointerdown', 'click'];

/** Prints only the gift card, in the browser's dialog. Every other print of the page is the receipt. `afterprint` would
 * be too early: some browsers fire it at once, and render the paper later. */
export function printCard() {
  const root = document.documentElement;
  const paper = new CSSStyleSheet();
  paper.replaceSync(CARD_PAPER);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
  root.dataset.print = 'card';
  const done = new AbortController();
  const restore = () => {
    done.abort();
    delete root.dataset.print;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== paper);
  };
  const { signal } = done;
  for (const name of NEXT) window.addEventListener(name, restore, { capture: true, signal });
  // The first is this print's own.
  const begin = () => window.addEventListener('beforeprint', restore, { signal });
  window.addEventListener('beforeprint', begin, { once: true, signal });
  window.print();
}

/** Saves a text as a file, with a BOM for old editors. */
export function saveText(name: string, text: string) {
  saveFile(name, 'text/plain;charset=utf-8', '\ufeff', text);
}
