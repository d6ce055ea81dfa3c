import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Raw } from 'sharp';

export type Pixels = { data: Buffer; info: Raw };

/** Cached: compiling the library takes longer than drawing a page. */
let opened: Promise<PDFiumLibrary> | undefined;
const openLibrary = () => {
  opened ??= PDFiumLibrary.init();
  return opened;
};

/** Renders page by page: drawnPages(pdf, 1760) → { data: …, info: { width: 1760, height: 2514, channels: 4 } }, … */
export async function* drawnPages(pdf: Uint8Array, width: number): AsyncGenerator<Pixels> {
  const library = await openLibrary();
  const document = await library.loadDocument(pdf);
  try {
    for (const page of document.pages()) {
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const height = Math.round((width * originalHeight) / originalWidth);
      const { data } = await page.render({ width, height, render: 'bitmap' });
      yield { data: Buffer.from(data), info: { width, height, channels: 4 } };
    }
  } finally {
    document.destroy();
  }
}

/** Text of each page, in reading order: textOfPages(pdf) → ['Vorsicht, heiß! …', …] */
export async function textOfPages(pdf: Uint8Array): Promise<string[]> {
  const library = await openLibrary();
  const document = await library.loadDocument(pdf);
  try {
    return [...document.pages()].map((page) => page.getText());
  } finally {
    document.destroy();
  }
}
