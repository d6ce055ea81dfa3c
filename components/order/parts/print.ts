import { saveFile } from '@/components/ui/save-file';

/** Page size of the gift card; CSS has no keyword for A6. Added for its print only, as @page applies to all prints. */
const CARD_PAPER = '@page { size: 148mm 105mm; margin: 0; }';

/** Prints only the gift card, in the browser's dialog. Every other print of the page is the receipt. */
export function printCard() {
  const root = document.documentElement;
  const paper = new CSSStyleSheet();
  paper.replaceSync(CARD_PAPER);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
  root.dataset.print = 'card';
  const restore = () => {
    delete root.dataset.print;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== paper);
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}

/** Saves a text as a file, with a BOM for old editors. */
export function saveText(name: string, text: string) {
  saveFile(name, 'text/plain;charset=utf-8', '\ufeff', text);
}
