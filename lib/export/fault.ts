import type { Place } from './tree';

type Where = {
  /** Name of its function: 'linkStyles' */
  pass: string;
  /** Path below out/: 'agb/index.html' */
  page: string;
  /** Position in Next's export: a node's place, or 'Zeile 3 der Seitendaten' */
  at: Place | string;
};

const inWords = (at: Place | string) => (typeof at === 'string' ? at : `Zeile ${at.line}, Spalte ${at.column}`);

/** Stops the build before an incomplete page is published: 'linkStyles: agb/index.html, Zeile 1, Spalte 3471: Das Stilelement trägt …' */
export class ExportFault extends Error {
  override name = 'ExportFault';

  constructor({ pass, page, at }: Where, what: string) {
    super(`${pass}: ${page}, ${inWords(at)}: ${what}`);
  }
}

/** failer('policy', 'agb/index.html')('ganze Seite', '…') → throws 'policy: agb/index.html, ganze Seite: …' */
export const failer =
  (pass: string, page: string) =>
  (at: { place: Place } | string, what: string): never => {
    throw new ExportFault({ pass, page, at: typeof at === 'string' ? at : at.place }, what);
  };
