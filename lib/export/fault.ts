import type { Place } from './tree';

type Where = {
  /** Name of its function: 'linkStyles' */
  pass: string;
  /** Path below out/: 'agb/index.html' */
  page: string;
  /** Position in Next's export: a node's place, or 'line 3 of the page data' */
  at: Place | string;
};

const inWords = (at: Place | string) => (typeof at === 'string' ? at : `line ${at.line}, column ${at.column}`);

/** Stops the build before an incomplete page is published: 'linkStyles: agb/index.html, line 1, column 3471: A style element is …' */
export class ExportFault extends Error {
  override name = 'ExportFault';

  constructor({ pass, page, at }: Where, what: string) {
    super(`${pass}: ${page}, ${inWords(at)}: ${what}`);
  }
}

/** failer('policy', 'agb/index.html')('whole page', '…') → throws 'policy: agb/index.html, whole page: …' */
export const failer =
  (pass: string, page: string) =>
  (at: { place: Place } | string, what: string): never => {
    throw new ExportFault({ pass, page, at: typeof at === 'string' ? at : at.place }, what);
  };
