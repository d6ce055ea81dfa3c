/** What can be printed alone; print-styles.ts hides everything else while it is. */
export type Sheet = 'receipt' | 'card';

/** The paper a sheet wants; CSS has no word for A6. A rule of the page's own style sheet would hold for every print of the page. */
const PAPER = {
  receipt: '@page { size: A4; margin: 15mm; }',
  card: '@page { size: 148mm 105mm; margin: 0; }',
} as const;

/** Prints one sheet of the page by the browser's own dialog. */
export function printSheet(sheet: Sheet) {
  const root = document.documentElement;
  const paper = new CSSStyleSheet();
  paper.replaceSync(PAPER[sheet]);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
  root.dataset.print = sheet;
  const restore = () => {
    delete root.dataset.print;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== paper);
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}

/** Hands a text to the browser as a file. */
export function saveText(name: string, text: string) {
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers still read the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
