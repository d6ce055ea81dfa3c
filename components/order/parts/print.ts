import { saveFile } from '@/components/ui/save-file';

/** The paper of the gift card; CSS has no word for A6. A rule of the page's own style sheet would hold for every print of the page. */
const CARD_PAPER = '@page { size: 148mm 105mm; margin: 0; }';

/** Prints the gift card alone by the browser's own dialog. Any other print of the page is the receipt. */
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

/** Hands a text to the browser as a file, with a mark that tells old editors its letters. */
export function saveText(name: string, text: string) {
  saveFile(name, 'text/plain;charset=utf-8', '\ufeff', text);
}
